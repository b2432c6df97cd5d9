import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jana } from '../testing/calls/register-calls.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { adminToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { asOwner, aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const eva = { ...jana, first_name: 'Eva', last_name: 'Malá', document_number: 'EB654321' }

/** A confirmed booking of two persons in a unit of its own. */
async function aReservation() {
  const stay = aStay(await property.addUnit(), '2027-03-20', '2027-03-23')
  const { token, number } = await book(api, [stay], { payment_method: 'on_site' })
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  return { token, id: found?.id ?? '' }
}
const path = (token: string) => `/reservation-details/${token}/guests`
const sheet = async (token: string) => (await api.call('GET', path(token))).body as GuestSheet

/** Saves the sheet under a version that was read. */
const writers = async ({ token, id }: { token: string; id: string }) => {
  const owner = asOwner(api, await adminToken(api))
  const asRead = (version: string, guests: unknown[]) => ({
    body: { guests },
    headers: { 'if-match': `"${version}"` },
  })
  return {
    owner: (version: string, ...guests: unknown[]) =>
      owner('PUT', `/reservations/${id}/guests`, asRead(version, guests)),
    guest: (version: string, ...guests: unknown[]) => api.call('PUT', path(token), asRead(version, guests)),
  }
}

test('refuses the second writer with the sheet as it is, and keeps the person of the first one', async () => {
  const stay = await aReservation()
  const { owner } = await writers(stay)
  const { version } = await sheet(stay.token)
  expect(await owner(version, jana)).toMatchObject({ status: 200 })
  const refused = await owner(version, eva)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { guests: [{ last_name: 'Nováková', document_number: '••••456' }] } },
  })
  expect((await sheet(stay.token)).guests).toMatchObject([{ last_name: 'Nováková' }])
  const { details } = refused.body as { details: GuestSheet }
  const persons = details.guests.map(({ id }) => ({ ...jana, id, document_number: null }))
  expect(await owner(details.version, ...persons, eva)).toMatchObject({ status: 200 })
  expect((await sheet(stay.token)).guests).toMatchObject([{ last_name: 'Nováková' }, { last_name: 'Malá' }])
})

test('refuses the guest against the owner, too; a sheet saved unchanged keeps its version', async () => {
  const stay = await aReservation()
  const { owner, guest } = await writers(stay)
  const { version } = await sheet(stay.token)
  expect(await guest(version, jana)).toMatchObject({ status: 200 })
  expect(await owner(version, eva)).toMatchObject({ status: 409, body: { code: 'stale' } })
  const saved = await sheet(stay.token)
  const same = { ...jana, id: saved.guests[0]?.id, document_number: null }
  expect(await owner(saved.version, same)).toMatchObject({ body: { version: saved.version } })
  expect(await owner(saved.version, { ...same, address: 'Nová 2, Nitra' })).toMatchObject({ status: 200 })
  expect(await guest(saved.version, same, eva)).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await sheet(stay.token)).guests).toMatchObject([{ address: 'Nová 2, Nitra' }])
})
