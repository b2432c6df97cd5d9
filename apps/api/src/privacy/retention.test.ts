import { readdir } from 'node:fs/promises'
import type { PersonalDataState } from '@dvor/contract/privacy/personal-data.ts'
import { retentionSettings } from '@dvor/contract/privacy/retention.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPrivacyProperty, type PrivacyProperty } from '../testing/fixtures/privacy-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { sweepStoredEmails, storedEmailsFolder } from '../messaging/stored-emails.ts'
import { folderTransport } from '../messaging/transport.ts'
import { idleSender } from '../testing/races/outbox-bench.ts'
import { clearExpired } from './clear-expired.ts'

const properties = new PropertyPerTest()
let at: PrivacyProperty
beforeEach(async () => {
  at = await openPrivacyProperty(properties)
})
afterAll(() => properties.close())

const state = async () => (await at.property.call('GET', '/personal-data')).body as PersonalDataState
const due = async () => Object.fromEntries((await state()).due.map(({ setting, count }) => [setting, count]))

describe('the nightly run', () => {
  test('is followed by the deletion of stored e-mails that it has cleared', async () => {
    await at.addPastGuest()
    const { dataDir } = at.api
    const services = { db: at.api.api.db, clock: at.api.clock, dataDir }
    await sweepStoredEmails(services)
    await idleSender(at.api, folderTransport(storedEmailsFolder(dataDir))).sendDue()
    const names = await readdir(storedEmailsFolder(dataDir))
    await sweepStoredEmails(services)
    expect(await readdir(storedEmailsFolder(dataDir))).toEqual(names)
    at.api.clock.set('2031-03-20T10:00:00Z')
    await clearExpired(services)
    await sweepStoredEmails(services)
    expect(await readdir(storedEmailsFolder(dataDir))).toEqual([])
  })

  test('clears each kind after its time, as announced, and a second one clears nothing', async () => {
    const id = await at.addPastGuest()
    await at.query(`update outgoing_emails set state = 'sent', sent_at = now()`)
    const before = await at.figures()
    expect(await due()).toMatchObject(Object.fromEntries(retentionSettings.map((setting) => [setting, 0])))
    at.api.clock.set('2031-03-20T10:00:00Z')
    const announced = Object.fromEntries(Object.entries(await due()).filter(([, count]) => count > 0))
    // The address of the browser and the history of the reservation are cleared with it.
    expect(announced).toMatchObject({
      retention_days: 2,
      retention_reservations_days: 1,
      retention_enquiries_days: 1,
    })
    expect(announced['retention_emails_days']).toBeGreaterThan(1)
    await clearExpired({ db: at.api.api.db, clock: at.api.clock })
    await clearExpired({ db: at.api.api.db, clock: at.api.clock })
    expect((await state()).runs.map(({ kind, cleared }) => [kind, cleared])).toEqual([
      ['retention', {}],
      ['retention', announced],
    ])
    expect(await at.tablesNaming()).toEqual(['invoices', 'receipts'])
    expect(await at.figures()).toEqual(before)
    expect(await at.violations()).toEqual([])
    const { body } = await at.property.call('GET', `/reservations/${id}`)
    expect(body).toMatchObject({ guest_name: null, guest_email: null, note: null, arrival: '2027-03-12' })
  })

  test('ends accounting records ten years after their year', async () => {
    const id = await at.addPastGuest()
    await at.query(`update outgoing_emails set state = 'sent', sent_at = now()`)
    const run = async (day: string) => {
      at.api.clock.set(`${day}T10:00:00Z`)
      await clearExpired({ db: at.api.api.db, clock: at.api.clock })
    }
    await run('2037-12-31')
    expect(await at.tablesNaming()).toEqual(['invoices', 'receipts'])
    await run('2038-01-01')
    expect(await at.tablesNaming()).toEqual([])
    expect(await at.query('select id from invoices')).toEqual([])
    expect((await state()).runs[0]?.cleared).toEqual({ accounting: 2 })
    // The series of receipts and the ledger stay whole.
    expect(await at.violations()).toEqual([])
    const { body } = await at.property.call('GET', `/reservations/${id}`)
    expect(body).toMatchObject({ paid: 5000 })
  })

  test('an invoice whose time is not over cannot be deleted, a confirmation only by the job', async () => {
    await at.addPastGuest()
    const refused = /never changed/
    for (const kind of ['confirmation', 'invoice'])
      await expect(at.query('delete from invoices where kind = $1', [kind])).rejects.toThrow(refused)
    const today = `select set_config('dvor.today', '2037-12-31', true)`
    await expect(
      at.query(`${today}; delete from invoices where kind = 'invoice'`, undefined),
    ).rejects.toThrow(refused)
  })

  test('leaves what is a day too young, and each kind follows its own setting', async () => {
    await at.addPastGuest()
    const days = (await state()).due.find(({ setting }) => setting === 'retention_emails_days')?.days
    expect(days).toBe(1095)
    await at.property.settings({ retention_reservations_days: 100, retention_enquiries_days: 30 })
    // Departure on 14 March 2027: the hundredth day after it is 22 June.
    at.api.clock.set('2027-06-22T12:00:00Z')
    expect(await due()).toMatchObject({ retention_reservations_days: 0, retention_enquiries_days: 1 })
    at.api.clock.set('2027-06-23T12:00:00Z')
    expect(await due()).toMatchObject({ retention_reservations_days: 1, retention_emails_days: 0 })
  })

  test('a cleared e-mail is not sent again', async () => {
    await at.addPastGuest()
    at.api.clock.set('2031-03-20T10:00:00Z')
    await at.query(`update outgoing_emails set state = 'sent', sent_at = now()`)
    await clearExpired({ db: at.api.api.db, clock: at.api.clock })
    const [email] = await at.query(
      `select id, reservation from outgoing_emails where reservation is not null order by position limit 1`,
    )
    const erased = { to: null, subject: null }
    expect(await at.property.call('GET', `/outgoing-emails/${String(email?.['id'])}`)).toMatchObject({
      status: 200,
      body: { ...erased, body: null },
    })
    const messages = await at.property.call('GET', `/reservations/${String(email?.['reservation'])}/messages`)
    expect(messages).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining(erased)]),
    })
    expect(await at.property.call('POST', `/outgoing-emails/${String(email?.['id'])}/resend`)).toMatchObject({
      status: 409,
    })
  })
})
