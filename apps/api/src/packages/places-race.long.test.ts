import { expect, test } from 'vitest'
import { addAdvent, adventHold } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { startTestApi } from '../testing/test-api.ts'
import type pg from 'pg'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

/** Four guests take the two places of a package at the same moment, each in another unit. @returns the statuses */
async function race(overrides: Parameters<typeof startTestApi>[0] = {}, crowd = 0): Promise<number[]> {
  const { api, property } = await startTestProperty(overrides)
  const advent = await addAdvent(property, { places: 2 })
  const units = [property.unit]
  for (let more = 0; more < 3; more++) units.push(await property.addUnit())
  const gate = await raiseGate(api.connection as pg.ClientConfig, 'insert on room_nights')
  const answers = Promise.all(units.map((unit) => tryHold(api, adventHold(advent, unit))))
  await gate.openFor(crowd || 1)
  const statuses = (await answers).map(({ status }) => status).toSorted()
  await gate.close()
  await api.close()
  return statuses
}

test('never sells more places than a package has', async () => {
  expect(await race()).toEqual([200, 200, 409, 409])
})

test('control: without the lock on the package all four read the same number of sold places', async () => {
  const Client = rewritingClient((text) =>
    text.includes('from "packages"') ? text.replace(/ for update$/, '') : text,
  )
  expect(await race({ pool: { Client } }, 4)).toEqual([200, 200, 200, 200])
})
