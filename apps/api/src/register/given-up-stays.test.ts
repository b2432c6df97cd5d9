import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { clearExpired } from '../privacy/clear-expired.ts'
import { reservationOf } from '../testing/fixtures/a-past-stay.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const jana = {
  first_name: 'Jana',
  last_name: 'Nováková',
  birth_date: '1985-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, 821 01 Bratislava',
}
const klaus = { ...jana, first_name: 'Klaus', nationality: 'AT', purpose: 'visit' }

async function aReservation(arrival = '2027-03-20', departure = '2027-03-23') {
  const stay = aStay(property.unit, arrival, departure)
  const { token } = await book(api, [stay], { payment_method: 'on_site' })
  return { token, id: await reservationOf(property, token) }
}
const path = (token: string) => `/reservation-details/${token}/guests`
const save = (token: string, ...guests: unknown[]) => api.call('PUT', path(token), { body: { guests } })
const sheet = async (token: string) => (await api.call('GET', path(token))).body as GuestSheet
const setState = (id: string, state: string) => property.call('PUT', `/reservations/${id}`, { state })
const rows = async () => (await api.api.db.$client.query('select * from stay_guests order by position')).rows
const historyOf = async (id: string) => (await property.call('GET', `/reservations/${id}/history`)).body

describe('persons of a stay that does not take place', () => {
  test.each(['cancelled', 'no_show'])(
    'are deleted with the change to %s, and a record of it stays',
    async (state) => {
      const { token, id } = await aReservation()
      await save(token, jana, klaus)
      api.clock.set('2027-03-20T09:00:00Z')
      expect((await setState(id, state)).status).toBe(200)
      expect(await rows()).toEqual([])
      expect(await historyOf(id)).toContainEqual(
        expect.objectContaining({ action: 'guests_forgotten', actor: 'system', after: { guests: 2 } }),
      )
    },
  )

  test('are deleted when nobody pays', async () => {
    const { token } = await book(api, [aStay(property.unit, '2027-05-20', '2027-05-23')], {
      payment_method: 'transfer',
    })
    expect((await save(token, jana)).status).toBe(200)
    api.clock.set('2027-05-01T08:00:00Z')
    expect(await property.call('GET', '/reservations')).toMatchObject({ body: [{ state: 'expired' }] })
    expect(await rows()).toEqual([])
  })

  test('are asked for again once it is confirmed again', async () => {
    const { token, id } = await aReservation()
    await save(token, jana)
    await setState(id, 'cancelled')
    expect((await setState(id, 'confirmed')).status).toBe(200)
    expect(await sheet(token)).toMatchObject({ can_edit: true, guests: [] })
    expect((await save(token, jana, klaus)).status).toBe(200)
  })

  test('stay where one of them was reported to the police', async () => {
    const { token, id } = await aReservation()
    await save(token, jana, klaus)
    const [, guest] = await rows()
    await property.call('POST', '/foreigner-reports', { ids: [guest.id] })
    await setState(id, 'cancelled')
    await clearExpired({ db: api.api.db, clock: api.clock })
    expect(await rows()).toHaveLength(2)
  })

  test('are deleted by the nightly job where an older version has kept them', async () => {
    const [cancelled, kept] = [await aReservation(), await aReservation('2027-04-20', '2027-04-23')]
    for (const { token } of [cancelled, kept]) await save(token, jana)
    await api.api.db.$client.query(`update reservations set state = 'cancelled' where id = $1`, [
      cancelled.id,
    ])
    await clearExpired({ db: api.api.db, clock: api.clock })
    expect(await rows()).toMatchObject([{ reservation: kept.id }])
  })
})
