import { limits } from '../platform/http/limits.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  buildGatheringProperty,
  together,
  type GatheringProperty,
} from '../testing/gatherings/gathering-property.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { limitedSender } from '../testing/messages/limited-sender.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay } from '../testing/test-property.ts'

let api: TestApi
let property: GatheringProperty
beforeEach(async () => {
  const opened = await startTestProperty({ guestLimits: true })
  api = opened.api
  property = await buildGatheringProperty(opened)
})
afterEach(() => api.close())

const one = (index: number, changes: Record<string, unknown> = {}, from = '10.5.0.1') =>
  property.request(
    { units: property.units.slice(0, 2), email: `rodina-${index}@example.com`, ...changes },
    from,
  )
const later = (days: number) => ({
  arrival: addDays(together.arrival, days),
  departure: addDays(together.departure, days),
})
const confirm = (organiser: string) => api.call('POST', `/organised-gatherings/${organiser}/confirmation`)

test('an address waits for one confirmation at a time, and others do not wait for it', async () => {
  expect((await one(1)).status).toBe(200)
  const until = '2027-03-10T09:15:00.000Z'
  expect(await one(2, later(10))).toMatchObject({
    status: 429,
    body: { code: 'hold_limit', details: { until } },
  })
  expect((await one(1, later(10))).body).toMatchObject({ code: 'hold_limit', details: { until } })
  expect((await one(3, later(20), '10.5.0.2')).status).toBe(200)
  expect((await confirm(await property.organiserToken())).status).toBe(200)
  expect((await one(4, later(30), '10.5.0.2')).status).toBe(200)
})

test('its nights are among those that an address holds one after the other', async () => {
  const fifty = { departure: addDays(together.arrival, 50) }
  for (let index = 1; index <= 6; index++) {
    if (index > 1) api.clock.advanceMinutes(61)
    expect((await one(index, fifty)).status, `request ${index}`).toBe(200)
  }
  const stays = [aStay(property.units[2] ?? '', together.arrival, together.departure)]
  const held = (from: string) => api.call('POST', '/reservation-holds', { body: { stays }, from })
  expect((await held('10.5.0.1')).body).toMatchObject({ code: 'hold_limit' })
  expect((await held('10.5.0.2')).status).toBe(200)
})

test('made-up mailboxes use up no places; the property opens five at a time', async () => {
  const organisers: string[] = []
  for (let index = 1; index <= 7; index++) {
    expect((await one(index, later(10 * index), `10.5.1.${index}`)).status).toBe(200)
    organisers.push(await property.organiserToken())
  }
  const statuses: number[] = []
  for (const organiser of organisers) statuses.push((await confirm(organiser)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409])
  expect(await confirm(organisers[5] ?? '')).toMatchObject({ body: { details: { reason: 'busy' } } })
  expect(await one(8, later(90), '10.5.1.8')).toMatchObject({ body: { details: { reason: 'busy' } } })
})

test('requests by others use up no gathering of a mailbox, its own three do', async () => {
  const organisers: string[] = []
  for (let index = 1; index <= 4; index++) {
    const answer = await one(1, later(10 * index), `10.5.2.${index}`)
    expect(answer).toMatchObject({ status: 200, body: { confirm_until: '2027-03-10T09:15:00.000Z' } })
    organisers.push(await property.organiserToken())
  }
  expect((await confirm(organisers[3] ?? '')).status).toBe(200)
  for (const [index, status] of [200, 200, 429].entries()) {
    await api.call('POST', `/organised-gatherings/${organisers.at(-1)}/end`)
    expect((await one(1, later(50 + 10 * index), `10.5.3.${index}`)).status).toBe(200)
    organisers.push(await property.organiserToken())
    expect((await confirm(organisers.at(-1) ?? '')).status).toBe(status)
  }
})

test('a mailbox that others type gets a few e-mails an hour, and each request the same answer', async () => {
  const sender = limitedSender(api)
  const perHour = limits['e-mails an hour'].mailbox
  for (let index = 1; index <= perHour + 2; index++)
    expect((await one(1, later(10 * index), `10.5.4.${index}`)).status).toBe(200)
  await sender.sendDue()
  expect(sender.countTo('rodina-1')).toBe(perHour)
})
