import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, book, hold, order } from '../testing/test-property.ts'
import { buildGatheringProperty } from '../testing/gatherings/gathering-property.ts'
import {
  aPortal,
  PortalPerTest,
  startPortalProperty,
  type PortalProperty,
} from '../testing/servers/a-portal.ts'

const portals = new PortalPerTest()
let at: PortalProperty
beforeEach(async () => {
  at = await portals.open()
})
afterAll(() => portals.close())

describe('conflicts', () => {
  test('a stay keeps its nights, the event takes the others, the owner is notified', async () => {
    const { body: reservation } = await at.frontDesk('2027-05-04', '2027-05-05')
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    expect(await at.portal.pull()).toMatchObject({ events: 1, conflicts: 1 })
    expect(await at.takenDays()).toEqual([3, 4, 5])
    expect(await at.inbox()).toMatchObject([
      {
        kind: 'stay',
        first_night: '2027-05-04',
        last_night: '2027-05-04',
        reservation: { id: reservation.id },
        with_title: expect.stringContaining('Kováč'),
      },
    ])
    const { body: messages } = await at.property.call('GET', `/reservations/${reservation.id}/messages`)
    expect(messages).toContainEqual(expect.objectContaining({ key: 'owner_attention' }))
    expect((await at.property.call('GET', '/dashboard')).body).toMatchObject({
      alerts: [{ kind: 'calendar_conflicts', count: 1 }],
    })
    await at.portal.pull()
    expect(await at.inbox()).toHaveLength(1)
    expect((await at.property.call('GET', `/reservations/${reservation.id}/messages`)).body).toHaveLength(
      (messages as unknown[]).length,
    )
  })

  test('end as soon as the stay is cancelled, and the event gets the nights', async () => {
    const { body: reservation } = await at.frontDesk('2027-05-04', '2027-05-05')
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    await at.portal.pull()
    await at.property.call('PUT', `/reservations/${reservation.id}`, { state: 'cancelled' })
    expect(await at.inbox()).toEqual([])
    expect(await at.inbox('')).toMatchObject([{ ended_at: '2027-03-10T09:00:00.000Z' }])
    expect((await at.frontDesk('2027-05-04', '2027-05-05')).status).toBe(409)
  })

  test('end when the portal removes the event', async () => {
    await at.frontDesk('2027-05-04', '2027-05-05')
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    await at.portal.pull()
    at.portal.offers()
    await at.portal.pull()
    expect(await at.inbox()).toEqual([])
  })

  test('marked as seen stay seen, and can have a note', async () => {
    await at.frontDesk('2027-05-04', '2027-05-05')
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    await at.portal.pull()
    const [conflict] = await at.inbox()
    const edit = await at.property.call('PUT', `/calendar-conflicts/${conflict?.id}`, {
      seen: true,
      note: 'Volal som',
    })
    expect(edit).toMatchObject({ status: 200, body: { seen: true, note: 'Volal som' } })
    expect(await at.portal.pull()).toMatchObject({ conflicts: 0 })
    expect(await at.inbox()).toMatchObject([{ seen: true }])
    expect((await at.property.call('GET', '/dashboard')).body).toMatchObject({
      alerts: [],
    })
  })

  test('stay the same when the portal changes the ids of its events', async () => {
    const { body: reservation } = await at.frontDesk('2027-05-04', '2027-05-05')
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    await at.portal.pull()
    const [conflict] = await at.inbox()
    await at.property.call('PUT', `/calendar-conflicts/${conflict?.id}`, { seen: true })
    for (const uid of ['b', 'c', 'd']) {
      at.portal.offers([uid, '2027-05-03', '2027-05-06'], [`${uid}2`, '2027-05-03', '2027-05-06'])
      await at.portal.pull()
    }
    expect(await at.inbox('')).toMatchObject([{ id: conflict?.id, seen: true }, { seen: false }])
    const { body } = await at.property.call('GET', `/reservations/${reservation.id}/messages`)
    const notices = (body as { key: string }[]).filter(({ key }) => key === 'owner_attention')
    expect(notices).toHaveLength(2)
  })

  test('exist with a closure, and between two portals', async () => {
    await at.property.add('closures', {
      accommodation_unit: at.property.unit,
      day_from: '2027-05-03',
      day_to: '2027-05-03',
      reason: 'Maľovanie',
    })
    at.portal.offers(['a', '2027-05-03', '2027-05-05'])
    await at.portal.pull()
    const second = await aPortal(at.property, at.server, { title: 'Druhý' })
    second.offers(['z', '2027-05-04', '2027-05-07'])
    await second.pull()
    expect(await at.inbox()).toMatchObject([
      { kind: 'closure', with_title: expect.stringContaining('Maľovanie') },
      { kind: 'event', with_title: expect.stringContaining('Portál'), first_night: '2027-05-04' },
    ])
    expect(await at.takenDays()).toEqual([3, 4, 5, 6])
  })

  test('exist with units held for a gathering, without an e-mail, until it ends', async () => {
    await (await buildGatheringProperty(at)).open()
    at.portal.offers(['a', '2027-07-04', '2027-07-06'])
    expect(await at.portal.pull()).toMatchObject({ conflicts: 1 })
    expect(await at.inbox()).toMatchObject([
      {
        kind: 'hold',
        with_title: expect.stringContaining('Eva Malá'),
        first_night: '2027-07-04',
        reservation: null,
      },
    ])
    expect((await at.property.call('GET', '/outgoing-emails?key=owner_attention')).body).toEqual([])
    at.api.clock.advanceMinutes(48 * 60)
    expect(await at.inbox()).toEqual([])
  })

  test('do not arise when the portal sends back exported days under new ids', async () => {
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { ignore_echoes: true })
    await at.frontDesk('2027-05-04', '2027-05-06')
    at.portal.offers(['echo', '2027-05-04', '2027-05-06'])
    expect(await at.portal.pull()).toMatchObject({ conflicts: 0 })
    at.portal.offers(['real', '2027-05-05', '2027-05-07'])
    expect(await at.portal.pull()).toMatchObject({ conflicts: 1 })
  })
})

describe('an order', () => {
  test('reads the portals once more, and is refused for nights sold meanwhile', async () => {
    at.portal.offers()
    await at.portal.pull()
    at.api.clock.advanceMinutes(2)
    const guestHold = await hold(at.api, [aStay(at.property.unit, '2027-05-04', '2027-05-06')])
    at.portal.offers(['a', '2027-05-05', '2027-05-08'])
    const answer = await order(at.api, guestHold)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'nights_taken', details: { nights: [{ unit: at.property.unit, night: '2027-05-05' }] } },
    })
    expect(await at.inbox()).toEqual([])
  })

  test('is refused when a portal that sends days back has sold exactly the held days', async () => {
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { ignore_echoes: true })
    const guestHold = await hold(at.api, [aStay(at.property.unit, '2027-05-04', '2027-05-06')])
    at.portal.offers(['sold', '2027-05-04', '2027-05-06'])
    expect(await order(at.api, guestHold)).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  })

  test('is not delayed by a failing portal, and its owner is not notified twice', async () => {
    at.server.serves((_request, response) => response.writeHead(500).end())
    expect(await book(at.api, [aStay(at.property.unit, '2027-05-04', '2027-05-06')])).toMatchObject({
      state: 'awaiting_payment',
    })
    expect(at.server.requests).toHaveLength(1)
    expect(await at.portal.read()).toMatchObject({ last_error: null })
  })

  test('is accepted by the known nights when a portal does not answer in time', async () => {
    const slow = await startPortalProperty({ orderPullTimeoutMs: 1 })
    slow.server.serves(() => undefined)
    const stay = aStay(slow.property.unit, '2027-05-04', '2027-05-06')
    expect(await book(slow.api, [stay])).toMatchObject({ state: 'awaiting_payment' })
    await slow.close()
  })

  test('does not read a portal that has just been read, nor one of another unit', async () => {
    at.portal.offers()
    await at.portal.pull()
    await book(at.api, [aStay(at.property.unit, '2027-05-04', '2027-05-06')])
    const other = await at.property.addUnit()
    at.api.clock.advanceMinutes(2)
    await book(at.api, [aStay(other, '2027-05-04', '2027-05-06')])
    expect(at.server.requests).toHaveLength(1)
  })

  test('uses the known nights when the portal is unreachable', async () => {
    const guestHold = await hold(at.api, [aStay(at.property.unit, '2027-05-04', '2027-05-06')])
    at.portal.offers(['a', '2027-05-05', '2027-05-08'])
    await at.portal.pull()
    at.api.clock.advanceMinutes(2)
    at.server.serves((_request, response) => response.writeHead(500).end())
    expect((await order(at.api, guestHold)).status).toBe(409)
  })
})
