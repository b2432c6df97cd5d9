import type { UndoOutcome } from '@dvor/contract/insight/undo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySample } from '../testing/fixtures/filled-sample.ts'
import { adminToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { undoCalls, type UndoCalls } from '../testing/calls/undo-calls.ts'

let api: TestApi
let calls: UndoCalls
beforeAll(async () => {
  api = await copySample({ files: 'read only' })
  calls = undoCalls(api, await adminToken(api))
})
afterAll(() => api.close())

test.each([
  ['contacts', { name: 'Recepcia pri mlyne' }],
  ['text-blocks', { title: 'Iný nadpis', content: '<p>Iný text</p>' }],
  ['blog-articles', { title: 'Iný článok', active: false }],
  ['accommodation-units', { title: 'Iná izba', base_price: 12_300, let_as: undefined }],
  ['prices', { price: 11_100, title: 'Iná sezóna' }],
  ['price-rules', { title: 'Iné pravidlo' }],
  ['coupons', { title: 'Iný kupón', code: 'INYKUPON' }],
  ['services', { title: 'Iná služba' }],
  ['common-services', { title: 'Iná služba', price: 4_400 }],
  ['seasonal-offers', { title: 'Iná ponuka' }],
  ['editable-automated-emails', { subject: 'Iný predmet' }],
  ['tasks', { title: 'Iná úloha', done: true }],
])('an edit of %s goes back to exactly the former values', async (name, values) => {
  const record = await calls.first(`/${name}`)
  const request = await calls.write('PUT', `/${name}/${record.id}`, JSON.parse(JSON.stringify(values)))
  await calls.undone({ request })
  // From which source a translation was made is noted with every edit.
  const noted = 'translation_sources' in record ? { translation_sources: expect.anything() } : {}
  const former = { ...record, ...noted, updatedAt: expect.any(String) }
  expect(await calls.read(`/${name}/${record.id}`)).toEqual(former)
})

test('settings go back, and the undo is a change that can be undone', async () => {
  const before = await calls.read('/global-settings')
  const request = await calls.write('PUT', '/global-settings', { phone: '+421900777888' })
  const shown = await calls.undo({ request }, true)
  expect((shown.body as UndoOutcome).changes).toMatchObject([
    {
      collection: 'global-settings',
      values: [{ key: 'phone', now: '+421900777888', after: before['phone'] }],
    },
  ])
  const undo = await calls.undone({ request })
  expect(await calls.read('/global-settings')).toMatchObject({ phone: before['phone'] })
  await calls.undone({ request: undo })
  expect(await calls.read('/global-settings')).toMatchObject({ phone: '+421900777888' })
})

test('a new record is deleted again, a deleted one comes back with id, parts and files', async () => {
  const gallery = await calls.first('/galleries')
  const images = await calls.list(`/gallery-images?gallery=${gallery.id}&_sort=id:ASC`)
  expect(images.length).toBeGreaterThan(0)
  const request = await calls.write('DELETE', `/galleries/${gallery.id}?parts=delete`)
  expect(await calls.list(`/gallery-images?gallery=${gallery.id}`)).toEqual([])
  await calls.undone({ request })
  expect(await calls.read(`/galleries/${gallery.id}`)).toEqual({ ...gallery, updatedAt: expect.any(String) })
  const back = await calls.list(`/gallery-images?gallery=${gallery.id}&_sort=id:ASC`)
  const former = images.map((image) => ({
    ...image,
    updatedAt: expect.any(String),
    gallery: expect.anything(),
  }))
  expect(back).toEqual(former)

  const added = await calls.write('POST', '/coupons', {
    code: 'NAVYSE',
    title: 'Navyše',
    kind: 'percent',
    value: 10,
  })
  await calls.undone({ request: added })
  expect(await calls.list('/coupons?code=NAVYSE')).toEqual([])
})

test('names later changes of the same values, and takes nothing back that the person has not seen', async () => {
  const { id } = await calls.first('/contacts')
  const first = await calls.write('PUT', `/contacts/${id}`, { name: 'Prvá' })
  await calls.write('PUT', `/contacts/${id}`, { name: 'Druhá' })
  expect(await calls.undo({ request: first })).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ later: [{ action: 'edit', keys: ['name'] }] }] } },
  })
  const { version } = (await calls.undo({ request: first }, true)).body as UndoOutcome
  await calls.write('PUT', `/contacts/${id}`, { name: 'Tretia' })
  const stale = await calls.undo({ request: first, version })
  expect(stale).toMatchObject({
    status: 409,
    body: { details: { changes: [{ values: [{ now: 'Tretia' }] }] } },
  })
  const seen = (stale.body as { details: UndoOutcome }).details.version
  const both = await Promise.all([1, 2].map(() => calls.undo({ request: first, version: seen })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('asks the permission of the record and shows no value that the person may not see', async () => {
  const coupon = await calls.first('/coupons')
  const request = await calls.write('PUT', `/coupons/${coupon.id}`, { title: 'Tajné' })
  const editor = await tokenWith(api, ['content.edit'])
  expect(await calls.undo({ request }, true, editor)).toMatchObject({ status: 403 })
  const path = `/history/coupons/${coupon.id}`
  for (const address of [path, `${path}/at?day=2027-01-01`])
    expect((await api.call('GET', address, { token: editor })).status).toBe(403)
  const user = await calls.first('/users')
  await calls.write('PUT', `/users/${user.id}`, { blocked: false })
  const [change] = await calls.changesOf('users', user.id)
  expect((await calls.undo({ change: change?.id }, true)).body).toMatchObject({
    changes: [{ refusal: { reason: 'access' } }],
  })
})

test('a record is shown as it was on a day and after a change, beside now', async () => {
  const { id, name } = await calls.first('/contacts')
  await calls.write('PUT', `/contacts/${id}`, { name: 'Neskôr' })
  await calls.write('PUT', `/contacts/${id}`, { name: 'Dnes' })
  const [, earlier] = await calls.changesOf('contacts', id)
  expect(await calls.read(`/history/contacts/${id}/at?change=${earlier?.id}`)).toMatchObject({
    was: { name: 'Neskôr' },
    now: { name: 'Dnes' },
  })
  expect(await calls.read(`/history/contacts/${id}/at?day=2020-01-01`)).toMatchObject({
    now: { name: 'Dnes' },
  })
  expect(name).not.toBe('Dnes')
})
