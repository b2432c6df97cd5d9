import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { buildWaitingProperty, wanted } from '../testing/fixtures/waiting-property.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { withoutRowLock } from '../testing/races/unlocked-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, hold, order } from '../testing/test-property.ts'

/** Two instances look for offers while an ordinary guest holds the same freed nights. */
async function raceForFreedNights(isProtected: boolean) {
  const Client = rewritingClient((text) =>
    withoutRowLock(text).replace(/pg_advisory_xact_lock\(hashtextextended\('waiting list', 0\)\)/, '1'),
  )
  const started = await startTestProperty(isProtected ? {} : { pool: { Client } })
  const { api } = started
  const property = await buildWaitingProperty(started)
  const [eva, ivo] = [await property.waitingGuest('Eva'), await property.waitingGuest('Ivo')]
  await property.cancel()
  const query = (text: string) => api.api.db.$client.query<{ value: number }>(text)
  if (!isProtected) await query('alter table room_nights drop constraint room_nights_pkey')
  const gate = await raiseGate(api.connection as pg.ClientConfig, 'insert on room_nights')
  const stays = [aStay(property.unit, wanted.arrival, wanted.departure)]
  const guest = api.call('POST', '/reservation-holds', { body: { stays } })
  const runs = [property.run(), property.run()]
  await gate.openFor(isProtected ? 1 : 3)
  await Promise.all(runs)
  const held = (await guest).status === 200 ? 1 : 0
  await gate.close()
  const states = [(await property.page(eva)).state, (await property.page(ivo)).state]
  const { rows } = await query('select count(*)::int as value from room_nights')
  const offers = (await property.call('GET', '/outgoing-emails/count?key=waiting_list_offer')).body
  await api.close()
  return {
    owners: held + Number(offers),
    nights: rows[0]?.value,
    offered: states.filter((one) => one === 'offered').length - Number(offers),
  }
}

test('freed nights go to one: to the first in the list, or to an ordinary guest who was faster', async () => {
  expect(await raceForFreedNights(true)).toEqual({ owners: 1, nights: 3, offered: 0 })
})

test('control: without locks and the key of the nights three guests get them', async () => {
  expect(await raceForFreedNights(false)).toMatchObject({ owners: 3, nights: 9 })
})

/** Orders an offer as it is, as two tabs of one guest would. */
async function orderOffer(api: TestApi, offer: WaitingListEntry['offer']) {
  const { body } = await api.call('GET', `/reservation-details/${offer?.hold_token}`)
  const { price } = body as ReservationDetail
  const held = { token: offer?.hold_token ?? '', expires_at: offer?.expires_at ?? '', price }
  return order(api, held, { payment_method: 'on_site' })
}

test('two offers are taken at the same moment, each twice: every guest gets one reservation', async () => {
  const started = await startTestProperty()
  const { api } = started
  const property = await buildWaitingProperty(started)
  const other = await property.addUnit()
  const away = await hold(api, [aStay(other, wanted.arrival, wanted.departure)])
  const guests = [await property.waitingGuest('Eva'), await property.waitingGuest('Ivo')]
  await property.cancel()
  await api.call('DELETE', `/reservation-holds/${away.token}`)
  await property.run()
  const offers = await Promise.all(guests.map(async (token) => (await property.page(token)).offer))
  expect(new Set(offers.map((offer) => offer?.stays[0]?.accommodation_unit.id)).size).toBe(2)
  const taken = await Promise.all([...offers, ...offers].map((offer) => orderOffer(api, offer)))
  expect(taken.filter(({ status }) => status === 200).length).toBe(2)
  for (const token of guests) expect((await property.page(token)).state).toBe('booked')
  await api.close()
})
