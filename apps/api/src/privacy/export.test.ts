import type { PersonExport } from '@dvor/contract/privacy/personal-data.ts'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@dvor/format/languages.ts'
import { ownDataWords, personalDataWords } from '@dvor/texts/areas.ts'
import { textsOfOthers } from '../testing/messages/texts-of-others.ts'
import { readPdf, withoutSpace } from '../testing/files/read-pdf.ts'
import { stayAndLeave } from '../testing/fixtures/a-past-stay.ts'
import { namedAddress, namedGuest } from '../testing/fixtures/privacy-property.ts'
import { adminToken } from '../testing/sign-in.ts'
import { aStay, book } from '../testing/test-property.ts'
import { openExports, section } from '../testing/privacy/person-exports.ts'

const here = openExports()
const { exported } = here

describe('the export of a person', () => {
  test('has every table, of numbers of documents only the end unless they are asked for', async () => {
    const id = await here.at.addPastGuest()
    await stayAndLeave(here.at.api, here.at.property)
    const made = await exported(`email=${namedAddress}`)
    expect(made.sections.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'reservations',
        'stays',
        'stay_guests',
        'transaction_logs',
        'receipts',
        'invoices',
        'outgoing-emails',
        'contact-messages',
        'surveys',
        'history',
      ]),
    )
    expect(JSON.stringify(made)).not.toMatch(/EA123456|jana@example|"token"/)
    expect(section(made, 'stay_guests')[0]).toMatchObject({ document_number: '••••456' })
    const full = await exported(`reservation=${id}&numbers=true`)
    expect(section(full, 'stay_guests')[0]).toMatchObject({ document_number: 'EA123456' })
    const notes = await here.at.query(
      `select after from history where record_id = $1 and action = 'person_exported' order by at, id`,
      [id],
    )
    expect(notes.map(({ after }) => after)).toEqual([null, { guests: 2 }])
    const entries = await here.at.query(`select after from history where collection = 'personal-data'`)
    expect(JSON.stringify(entries)).not.toMatch(/zlatica|mrkvi/i)
    const url = `/api/personal-data/export.pdf?email=${namedAddress}`
    const pdf = await here.at.api.app.inject({
      url,
      headers: { authorization: `Bearer ${await adminToken(here.at.api)}` },
    })
    expect(readPdf(pdf.rawPayload).letters).toMatch(/Knihahostí.*Zlatica/)
    expect((await here.at.api.call('GET', '/personal-data/export.json?email=a@b.example')).status).toBe(401)
    expect(
      (await here.at.property.call('GET', '/personal-data/person?email=nobody@example.com')).body,
    ).toMatchObject({
      sections: [],
      cleared: {},
    })
  })

  test.each(languageCodes)("by the guest's link has that reservation alone: %s", async (language) => {
    const unit = await here.at.property.addUnit()
    const more = { payment_method: 'on_site', more: { guest: namedGuest, language } }
    const first = await book(here.at.api, [aStay(unit, '2027-03-12', '2027-03-14')], more)
    await book(here.at.api, [aStay(unit, '2027-03-14', '2027-03-16')], more)
    const path = `/reservation-details/${first.token}/personal-data`
    const personExport = (await here.at.api.call('GET', `${path}.json`)).body as PersonExport
    expect(section(personExport, 'reservations')).toMatchObject([{ number: first.number }])
    const { sections, labels } = ownDataWords[language]
    expect(personExport.sections[0]?.label).toBe(sections.reservations)
    const pdf = await here.at.api.app.inject({ url: `/api${path}.pdf` })
    const { title, letters } = readPdf(pdf.rawPayload)
    expect(title).toContain(personalDataWords[language].title)
    expect(letters).toContain(withoutSpace(labels.payment_method))
    const ofOthers = textsOfOthers(
      `${personExport.sections.map(({ label }) => label).join(' ')} ${letters}`,
      language,
    )
    expect(ofOthers).toEqual([])
  })

  test("by the guest's link has nothing of the owner, the staff and other payers", async () => {
    const id = await here.at.addPastGuest()
    const other = await stayAndLeave(here.at.api, here.at.property)
    const [{ token, ip } = {}] = await here.at.query('select token, ip from reservations where id = $1', [id])
    const [user] = await here.at.query('select username from users')
    const [line] = await here.at
      .query(`insert into statements (id, file_name, format, content_hash, lines, doubled, imported_by)
      values (gen_random_uuid(), 'vypis.csv', 'csv', 'x', 1, 0, 'owner') returning id`)
    const movement = `insert into statement_lines (id, statement, position, fingerprint, likeness, booked_on, amount,
      currency, counterparty_name, counterparty_iban, message) values (gen_random_uuid(), $1, 1, 'a', 'a', '2027-03-15',
      9000, 'EUR', 'Cestovka s. r. o.', 'SK3112000000198742637541', 'Zájazd') returning id`
    const [{ id: moved } = {}] = await here.at.query(movement, [line?.['id']])
    const [{ id: paid } = {}] = await here.at.query(
      'select id from transaction_logs where reservation = $1',
      [id],
    )
    for (const reservation of [id, other])
      await here.at.query(
        `insert into statement_allocations (id, line, reservation, transaction, amount)
         values (gen_random_uuid(), $1, $2, $3, 4500)`,
        [moved, reservation, paid],
      )
    const path = `/reservation-details/${String(token)}/personal-data`
    const personExport = (await here.at.api.call('GET', `${path}.json`)).body as PersonExport
    const text = JSON.stringify(personExport)
    for (const secret of [/má psa/, /sťažovala/, /Cestovka/, /SK31/, /Zájazd/, /"(ip|recorded_by|actor|id)"/])
      expect(text).not.toMatch(secret)
    for (const secret of [ip, user?.['username'], token]) expect(text).not.toContain(`"${String(secret)}"`)
    expect(personExport.sections.map(({ name }) => name)).toEqual([
      'reservations',
      'stays',
      'stay_guests',
      'transaction_logs',
      'receipts',
      'invoices',
      'outgoing-emails',
      'surveys',
    ])
    expect(section(personExport, 'reservations')).toMatchObject([{ note: 'Zlatica príde neskoro' }])
    expect(section(personExport, 'stay_guests')[0]).toMatchObject({ document_number: '••••456' })
    expect(
      new Set(section(personExport, 'outgoing-emails').map(({ to }) => String(to).toLowerCase())),
    ).toEqual(new Set([namedAddress]))
    const pdf = readPdf((await here.at.api.app.inject({ url: `/api${path}.pdf` })).rawPayload)
    expect(pdf.letters).toContain(withoutSpace('vám pošleme na požiadanie'))
  })
})
