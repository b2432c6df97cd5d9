import type pg from 'pg'
import { expect, test } from 'vitest'
import { buildWaitingProperty, wanted } from '../testing/fixtures/waiting-property.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { withoutRowLock } from '../testing/races/unlocked-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { startTestApi } from '../testing/test-api.ts'
import { aStay } from '../testing/test-property.ts'

/** Two instances look for offers while an ordinary guest holds the same freed nights. */
async function raceForFreedNights(isProtected: boolean) {
  const Client = rewritingClient((text) =>
    withoutRowLock(text).replace(/pg_advisory_xact_lock\(hashtextextended\('waiting list', 0\)\)/, '1'),
  )
  const api = await startTestApi(isProtected ? {} : { pool: { Client } })
  const property = await buildWaitingProperty(api)
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
