import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PersonalDataRun, PersonOverview } from '@dvor/contract/privacy/personal-data.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storedEmailsFolder } from '../messaging/stored-emails.ts'
import { folderTransport } from '../messaging/transport.ts'
import { idleSender } from '../testing/races/outbox-bench.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { leave, reservationOf, stayAndLeave } from '../testing/fixtures/a-past-stay.ts'
import {
  namedAddress,
  namedGuest,
  openPrivacyProperty,
  type PrivacyProperty,
} from '../testing/fixtures/privacy-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { adminToken } from '../testing/sign-in.ts'
import { aStay, book } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let at: PrivacyProperty
beforeEach(async () => {
  at = await openPrivacyProperty(properties)
})
afterAll(() => properties.close())

const person = (search: string) => at.property.call('GET', `/personal-data/person?${search}`)
const erase = (body: object) => at.property.call('POST', '/personal-data/erasures', body)

describe('the erasure of a person', () => {
  test('is refused while a stay is open or money is to be given back', async () => {
    const unit = await at.property.addUnit()
    const order = await book(at.api, [aStay(unit, '2027-03-12', '2027-03-14')], {
      payment_method: 'on_site',
      more: { guest: namedGuest },
    })
    const id = await reservationOf(at.property, order.token)
    const open = { reason: 'open_stay', numbers: [order.number] }
    for (const body of [{ email: namedAddress }, { reservation: id }])
      expect(await erase(body)).toMatchObject({ status: 409, body: { code: 'open_stay', details: open } })
    expect((await person(`reservation=${id}`)).body).toMatchObject({ email: namedAddress, obstacle: open })
    await leave(at.property, id)
    await at.query(
      `insert into reservation_alerts (id, reservation, kind, reason) values (gen_random_uuid(), $1, 'refund_due', 'Vrátiť')`,
      [id],
    )
    expect(await erase({ email: namedAddress })).toMatchObject({
      status: 409,
      body: { code: 'open_stay', details: { reason: 'open_refund' } },
    })
    await at.query('update reservation_alerts set closed_at = now()')
    expect((await erase({ email: namedAddress })).status).toBe(200)
  })

  test('is refused while a security deposit is to be given back', async () => {
    const unit = await at.property.addUnit({ security_deposit: 20_000 })
    const order = await book(at.api, [aStay(unit, '2027-03-12', '2027-03-14')], {
      payment_method: 'on_site',
      more: { guest: namedGuest },
    })
    const id = await reservationOf(at.property, order.token)
    const move = (kind: string) =>
      at.property.call('POST', `/reservations/${id}/security-deposit`, {
        kind,
        method: 'cash',
        amount: 20_000,
      })
    expect(await move('deposit_taken')).toMatchObject({ status: 200 })
    await leave(at.property, id)
    expect(await erase({ email: namedAddress })).toMatchObject({
      status: 409,
      body: { code: 'open_stay', details: { reason: 'open_refund', numbers: [order.number] } },
    })
    expect(await move('deposit_returned')).toMatchObject({ status: 200 })
    expect((await erase({ email: namedAddress })).status).toBe(200)
  })

  test('deletes the files of e-mails that were stored without a mail server, and leaves those of others', async () => {
    await at.addPastGuest()
    const folder = storedEmailsFolder(at.api.dataDir)
    await idleSender(at.api, folderTransport(folder)).sendDue()
    const other = join(folder, '2027-03-10-other.eml')
    await writeFile(other, 'Zlatica')
    const before = await readdir(folder)
    expect(before.length).toBeGreaterThan(2)
    expect((await erase({ email: namedAddress })).status).toBe(200)
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(texts.filter((text) => text.includes(namedAddress))).toEqual([])
    expect(await readFile(other, 'utf8')).toBe('Zlatica')
  })

  test('leaves what the law wants with a receipt that names nobody', async () => {
    await at.addPastGuest()
    await stayAndLeave(at.api, at.property)
    const before = await at.figures()
    const announced = (await person(`email=${namedAddress}`)).body as PersonOverview
    expect(await at.figures()).toEqual(before)
    const { status, body } = await erase({ email: namedGuest.email })
    const receipt = body as PersonalDataRun
    expect([status, receipt.cleared, receipt.kept]).toEqual([200, announced.cleared, announced.kept])
    // The confirmation went, the invoice is a document of book-keeping.
    expect(await at.query('select kind from invoices')).toEqual([{ kind: 'invoice' }])
    expect(receipt.kept).toEqual([
      { name: 'documents', count: 1, until: '2037-12-31' },
      { name: 'receipts', count: 1, until: expect.stringMatching(/-12-31$/) },
      { name: 'ledger', count: 1, until: expect.stringMatching(/-12-31$/) },
      { name: 'register', count: 2, until: '2030-03-13' },
    ])
    expect(await at.tablesNaming()).toEqual(['invoices', 'receipts', 'stay_guests'])
    expect(await at.tablesNaming(/jana@example/)).toContain('reservations')
    expect(await at.figures()).toEqual(before)
    expect(await at.violations()).toEqual([])
    const pdf = await at.api.app.inject({
      url: `/api/personal-data/erasures/${receipt.id}/receipt.pdf`,
      headers: { authorization: `Bearer ${await adminToken(at.api)}` },
    })
    const { letters } = readPdf(pdf.rawPayload)
    expect(letters).toContain('Faktúryadobropisy')
    expect(letters).not.toMatch(/Zlatica|Mrkvi/i)
    expect(await at.query(`select actor, action from history where collection = 'personal-data'`)).toEqual([
      { actor: expect.any(String), action: 'erasure' },
    ])
    expect(await erase({ email: namedAddress })).toMatchObject({ status: 404 })
  })

  test('deletes the persons of a stay that did not take place, which an older version has kept', async () => {
    const id = await at.addPastGuest()
    await at.query(`update reservations set state = 'no_show' where id = $1`, [id])
    const search = `reservation=${id}`
    expect((await person(search)).body).toMatchObject({ cleared: { retention_days: 2 } })
    const { body } = await erase({ reservation: id })
    expect(body).toMatchObject({ cleared: { retention_days: 2 } })
    expect((body as PersonalDataRun).kept.map(({ name }) => name)).not.toContain('register')
    expect(await at.query('select id from stay_guests')).toEqual([])
  })

  test("ends the guest's link and asks for one person", async () => {
    const unit = await at.property.addUnit()
    const more = { payment_method: 'on_site', more: { guest: namedGuest } }
    const { token } = await book(at.api, [aStay(unit, '2027-03-12', '2027-03-14')], more)
    const id = await reservationOf(at.property, token)
    await leave(at.property, id)
    expect((await erase({ reservation: id })).status).toBe(200)
    expect((await at.api.call('GET', `/reservation-details/${token}`)).status).toBe(404)
    expect((await erase({ reservation: id })).body).toMatchObject({ cleared: {}, kept: [] })
    for (const body of [{}, { email: namedAddress, reservation: id }, { email: 'x' }])
      expect((await erase(body)).status).toBe(400)
    expect((await erase({ reservation: crypto.randomUUID() })).status).toBe(404)
  })
})
