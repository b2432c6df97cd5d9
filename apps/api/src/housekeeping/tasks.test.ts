import { afterAll, beforeEach, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { roleToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import { whitePng } from '../testing/files/white-png.ts'

interface Task {
  id: string
  due_on: string | null
  done: boolean
  done_by: string | null
  photos: unknown[]
}

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let cleaner: string
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  cleaner = await roleToken(api, 'housekeeping')
})
afterAll(() => properties.close())

const today = '2027-03-10'
const asCleaner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  api.call(method, path, { token: cleaner, body })
const add = async (values: object) => (await asCleaner('POST', '/tasks', values)).body as Task
const list = async (query = '') => (await asCleaner('GET', `/tasks${query}`)).body as Task[]

const order = (arrival: string, departure: string) =>
  property.call('POST', '/reservations', {
    stays: [aStay(property.unit, arrival, departure)],
    guest: { last_name: 'Hosť', phone: '+421 900 111 222' },
    state: 'confirmed',
  })

const defect = (more: object = {}) => ({
  title: 'Tečie kohútik',
  kind: 'defect',
  accommodation_unit: property.unit,
  ...more,
})

test('a task is done in one call, with who did it; taken back, it is open again', async () => {
  const { id } = await add({ title: 'Kúpiť žiarovky', due_on: today })
  const done = await asCleaner('PUT', `/tasks/${id}`, { done: true })
  expect(done.body).toMatchObject({ done: true, done_by: expect.stringContaining('housekeeping') as string })
  await property.call('PUT', `/tasks/${id}`, { done: true })
  expect((await list())[0]?.done_by).toContain('housekeeping')
  const open = await asCleaner('PUT', `/tasks/${id}`, { done: false })
  expect(open.body).toMatchObject({ done: false, done_by: null, done_at: null })
})

test('a repeating task is followed by the next one, once, which goes when it is not done after all', async () => {
  const { id } = await add({ title: 'Revízia kotla', due_on: '2027-03-01', repeat_unit: 'months' })
  const both = await Promise.all([1, 2].map(() => asCleaner('PUT', `/tasks/${id}`, { done: true })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const open = () => list('?done=false')
  expect((await open()).map(({ due_on }) => due_on)).toEqual(['2027-04-01'])
  await asCleaner('PUT', `/tasks/${id}`, { done: false })
  expect((await open()).map(({ due_on }) => due_on)).toEqual(['2027-03-01'])
})

test('a defect closes its room until it is done, and never the nights of guests', async () => {
  expect((await order('2027-03-15', '2027-03-17')).status).toBe(200)
  const taken = await asCleaner(
    'POST',
    '/tasks',
    defect({ closed_from: '2027-03-14', closed_to: '2027-03-15' }),
  )
  expect(taken.status).toBe(409)
  expect(taken.body).toMatchObject({ code: 'nights_taken', details: { nights: ['2027-03-15'] } })
  expect(await list()).toEqual([])
  const { id } = await add(defect({ closed_from: today, closed_to: '2027-03-12' }))
  const rooms = async () => (await asCleaner('GET', '/room-states')).body
  expect(await rooms()).toMatchObject([
    { open_defects: 1, out_of_order: { kind: 'maintenance', until: '2027-03-12' } },
  ])
  expect(JSON.stringify(await rooms())).not.toContain('kohútik')
  expect((await order('2027-03-11', '2027-03-12')).status).toBe(409)
  await asCleaner('PUT', `/tasks/${id}`, { closed_to: '2027-03-11' })
  await asCleaner('PUT', `/tasks/${id}`, { done: true })
  expect(await rooms()).toMatchObject([{ open_defects: 0, out_of_order: null }])
  await asCleaner('PUT', `/tasks/${id}`, { done: false })
  expect((await order(today, '2027-03-11')).status).toBe(409)
  await asCleaner('DELETE', `/tasks/${id}`)
  expect((await order(today, '2027-03-11')).status).toBe(200)
})

test('a defect that is done later keeps the nights that were closed and lets the others', async () => {
  const { id } = await add(defect({ closed_from: today, closed_to: '2027-03-20' }))
  api.clock.set('2027-03-12T08:00:00Z')
  cleaner = await roleToken(api, 'housekeeping')
  await asCleaner('PUT', `/tasks/${id}`, { done: true })
  const { body } = await property.call('GET', '/closures')
  expect(body).toMatchObject([{ day_from: today, day_to: '2027-03-11', kind: 'maintenance' }])
  expect((await order('2027-03-12', '2027-03-14')).status).toBe(200)
  const reopened = await asCleaner('PUT', `/tasks/${id}`, { done: false })
  expect(reopened.body).toMatchObject({ code: 'nights_taken' })
})

test('a room is closed from a night to a night, and must be named', async () => {
  const answer = await asCleaner('POST', '/tasks', { title: 'Dvere', closed_from: today })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    fields: [
      { path: 'accommodation_unit', code: 'required' },
      { path: 'closed_to', code: 'required' },
    ],
  })
})

test('a defect comes with its photo in one call of the cleaner', async () => {
  const form = new FormData()
  form.append('data', JSON.stringify(defect()))
  form.append(
    'files.photos',
    new File([new Uint8Array(whitePng(40, 30))], 'kohutik.png', { type: 'image/png' }),
  )
  const sent = new Response(form)
  const answer = await api.call('POST', '/tasks', {
    token: cleaner,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
  expect(answer.status).toBe(200)
  expect(await list()).toMatchObject([{ photos: [{ mime: expect.stringContaining('image/') as string }] }])
})

test('overdue tasks are an alert of the owner, done ones are not', async () => {
  const alerts = async () => {
    const { body } = await property.call('GET', '/dashboard')
    return (body as { alerts: { kind: string; count: number }[] }).alerts
  }
  await add({ title: 'Dnes', due_on: today })
  const { id } = await add({ title: 'Včera', due_on: '2027-03-09' })
  expect(await alerts()).toContainEqual({ kind: 'tasks_overdue', count: 1, detail: null })
  await asCleaner('PUT', `/tasks/${id}`, { done: true })
  expect((await alerts()).map(({ kind }) => kind)).not.toContain('tasks_overdue')
})

test('a found thing tells who found it and when, and on which day it was handed over', async () => {
  const found = await asCleaner('POST', '/lost-items', {
    title: 'Plyšový medveď',
    accommodation_unit: property.unit,
  })
  expect(found.body).toMatchObject({
    found_on: today,
    found_by: expect.stringContaining('housekeeping') as string,
  })
  const { id } = found.body as Task
  api.clock.set('2027-03-12T08:00:00Z')
  const { body } = await property.call('PUT', `/lost-items/${id}`, { handed_to: 'Jana Hostová' })
  expect(body).toMatchObject({ found_on: today, handed_on: '2027-03-12' })
})
