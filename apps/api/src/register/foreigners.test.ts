import type { RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { jana, klaus, registerCalls } from '../testing/calls/register-calls.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let guests: ReturnType<typeof registerCalls>
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  guests = registerCalls(api, property)
})
afterAll(() => properties.close())

describe('foreigners', () => {
  const due = async (state = 'due') =>
    (await property.call('GET', `/foreigner-reports?state=${state}`)).body as RegisterEntry[]

  const counted = async () => {
    const { alerts } = (await property.call('GET', '/dashboard')).body as Dashboard
    return alerts.find(({ kind }) => kind === 'foreigners_due')?.count ?? 0
  }

  test('are due from the check-in, or from the day after their arrival, on the list and on the dashboard', async () => {
    const { token, id } = await guests.aReservation()
    await guests.save(token, jana, klaus)
    api.clock.set('2027-03-20T15:00:00Z')
    expect([(await due()).length, await counted()]).toEqual([0, 0])
    api.clock.set('2027-03-21T05:00:00Z')
    expect([(await due()).length, await counted()]).toEqual([1, 1])
    api.clock.set('2027-03-20T16:00:00Z')
    expect((await guests.setState(id, 'checked_in')).status).toBe(200)
    expect([(await due()).length, await counted()]).toEqual([1, 1])
  })

  test('are due within five days of their arrival, and are reported once', async () => {
    const { token, id } = await guests.aReservation()
    await guests.save(token, jana, klaus)
    expect(await due()).toEqual([])
    api.clock.set('2027-03-20T23:00:00Z')
    const [guest] = await due()
    expect(guest).toMatchObject({ last_name: 'Weiß', report_by: '2027-03-25', document_number: '••••321' })
    const ids = [guest?.id]
    const sheetOfPolice = await property.call('POST', '/foreigner-reports/sheet', { ids })
    expect(sheetOfPolice.body).toMatchObject([{ document_number: 'P7654321' }])
    expect((await guests.historyOf(id)).at(-1)).toMatchObject({ action: 'guests_exported' })
    expect((await property.call('POST', '/foreigner-reports', { ids })).body).toEqual({ reported: 1 })
    expect((await property.call('POST', '/foreigner-reports', { ids })).body).toEqual({ reported: 0 })
    expect([await due(), await due('reported')]).toMatchObject([[], [{ last_name: 'Weiß' }]])
  })

  test('a reported person can be changed by the owner only', async () => {
    const { token, id } = await guests.aReservation()
    await guests.save(token, klaus)
    const [guest] = await guests.rows()
    await property.call('POST', '/foreigner-reports', { ids: [guest.id] })
    const again = { ...klaus, id: guest.id, document_number: null, purpose: 'visit' }
    expect((await guests.save(token, again, jana)).status).toBe(200)
    expect((await guests.save(token, { ...again, last_name: 'Weiss' })).status).toBe(400)
    expect((await guests.save(token, jana)).status).toBe(400)
    const body = { guests: [{ ...again, last_name: 'Weiss' }] }
    expect((await property.call('PUT', `/reservations/${id}/guests`, body)).status).toBe(200)
  })
})
