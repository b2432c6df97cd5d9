import type { ForeignerFile, GuestSheet, RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf, withoutSpace } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { aStay, book } from '../testing/test-property.ts'

let api: TestApi
let property: InvoicingProperty
/** A unit of another building, and the reservations of both. */
let cabin: string
let ids: { inn: string; cabin: string }

const guest = (first_name: string, last_name: string, nationality: string, number: string) => ({
  first_name,
  last_name,
  birth_date: '1985-06-01',
  nationality,
  document_kind: 'passport',
  document_number: number,
  address: 'Hauptstraße 1, Wien <&>',
  purpose: 'holiday',
})

const visa = { visa_number: 'SVK0123456', birth_place: 'Kochi' }

async function registered(unit: string, guests: object[], expected_stay_tax?: number): Promise<string> {
  const { number } = await book(api, [aStay(unit, '2027-03-20', '2027-03-23')], { payment_method: 'on_site' })
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const id = found?.id ?? ''
  const answer = await property.call('PUT', `/reservations/${id}/guests`, { guests, expected_stay_tax })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return id
}

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  const building = await property.add('accommodation-objects', {
    title: 'Zrub na lúke',
    registration_number: 'SK-ZA-000042',
  })
  cabin = await property.addUnit({ accommodation_object: building, registration_number: 'SK-ZA-000043' })
  ids = {
    inn: await registered(
      property.unit,
      [
        guest('Klaus', 'Weiß', 'AT', 'P7654321'),
        { ...guest('Jana', 'Ščepánová', 'SK', 'EA123456'), tax_exemption: 'disability' },
      ],
      450,
    ),
    cabin: await registered(cabin, [{ ...guest('Asha', 'Rao', 'IN', 'Z1112223'), ...visa }]),
  }
  api.clock.set('2027-03-21T09:00:00Z')
})
afterAll(() => api.close())

const days = 'from=2027-03-01&to=2027-03-31'
const read = async (query: string) => {
  const { status, bytes, headers } = await property.file(`/guest-register/book.pdf?${query}`)
  expect(status).toBe(200)
  return { ...readPdf(bytes), name: headers['content-disposition'] }
}
const lastAction = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}/history`)).body as { action: string }[]).at(-1)?.action

describe('the book for an inspection', () => {
  test('has every column of the law, numbered pages, and masked numbers', async () => {
    const { letters, title, pages, name } = await read(days)
    expect({ title, pages, name }).toEqual({
      title: expect.stringContaining('Kniha ubytovaných'),
      pages: 1,
      name: 'attachment; filename="kniha-hosti-2027-03-01-2027-03-31.pdf"',
    })
    const words = [
      'Dvor pod Lipami, s. r. o.',
      'Počet zapísaných osôb: 3',
      'Weiß Klaus',
      'Ščepánová Jana',
      'Rakúsko',
      'Cestovný pas ••••321',
      'Hauptstraße 1, Wien <&>',
      '20. 3. 2027',
      '23. 3. 2027',
      'Ťažko zdravotne postihnutý',
      'Dovolenka a turistika',
      'Strana 1 z 1',
    ]
    for (const text of words) expect(letters).toContain(withoutSpace(text))
    expect(letters).not.toContain('P7654321')
    expect(letters).toContain(withoutSpace('Kochi'))
    expect(letters).toContain(withoutSpace('vízum ••••456'))
    expect(await lastAction(ids.inn)).not.toBe('guests_exported')
  })

  test('of one building has its guests and its registration number; whole numbers are recorded', async () => {
    const [other] = (await property.call('GET', '/accommodation-objects?title=Zrub na lúke')).body as {
      id: string
    }[]
    const { letters } = await read(`${days}&accommodation_object=${other?.id}&numbers=shown`)
    expect(letters).toContain(withoutSpace('Zrub na lúke, registračné číslo SK-ZA-000042'))
    expect(letters).toContain('Z1112223')
    expect(letters).not.toContain('Weiß')
    expect(await lastAction(ids.cabin)).toBe('guests_exported')
    expect(await lastAction(ids.inn)).not.toBe('guests_exported')
  })

  test('counts the booked nights, without those between two stays', async () => {
    const unit = await property.addUnit({ code: 'PAUZA' })
    const stays = [aStay(unit, '2027-04-01', '2027-04-03'), aStay(unit, '2027-04-06', '2027-04-07')]
    const { number } = await book(api, stays, { payment_method: 'on_site' })
    const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
    const guests = [guest('Eva', 'Malá', 'SK', 'EA123457')]
    expect((await property.call('PUT', `/reservations/${found?.id}/guests`, { guests })).status).toBe(200)
    const { letters } = await read('from=2027-04-01&to=2027-04-30')
    expect(letters).toContain(withoutSpace('1. 4. 2027 7. 4. 2027 3 PAUZA'))
  })

  test('breaks no day, however long', async () => {
    const unit = await property.addUnit({ code: 'ZIMA' })
    const { number } = await book(api, [aStay(unit, '2027-12-28', '2027-12-30')], {
      payment_method: 'on_site',
    })
    const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
    const guests = [guest('Eva', 'Malá', 'SK', 'EA123457')]
    expect((await property.call('PUT', `/reservations/${found?.id}/guests`, { guests })).status).toBe(200)
    const { pieces } = await read('from=2027-12-01&to=2027-12-31')
    const drawn = pieces.map((piece) => piece.replaceAll('\u00A0', ' ').trim())
    expect(drawn).toEqual(expect.arrayContaining(['28. 12. 2027', '30. 12. 2027']))
  })

  test('of many guests has several pages, each with its number', async () => {
    await api.api.db.$client.query(
      `insert into stay_guests (id, reservation, position, first_name, last_name, birth_date, nationality,
         document_kind, address, purpose)
       select gen_random_uuid(), $1, 10 + n, 'Hosť', 'Číslo' || n, '1990-01-01', 'CZ', 'none', 'Praha', 'visit'
       from generate_series(1, 90) n`,
      [ids.inn],
    )
    const { letters, pages } = await read(days)
    expect(pages).toBeGreaterThan(2)
    for (const page of [1, pages]) expect(letters).toContain(withoutSpace(`Strana ${page} z ${pages}`))
    await api.api.db.$client.query(`delete from stay_guests where position > 10`)
  })

  test('is for the owner, for days in order, for a year at most and for buildings that exist', async () => {
    expect((await api.call('GET', `/guest-register/book.pdf?${days}`)).status).toBe(401)
    const refused = async (query: string) => (await property.file(`/guest-register/book.pdf?${query}`)).status
    expect(await refused('from=2027-03-31&to=2027-03-01')).toBe(400)
    expect(await refused('from=2027-03-01&to=2028-03-31')).toBe(400)
    expect(await refused(`${days}&numbers=all`)).toBe(400)
    expect(await refused(`${days}&accommodation_object=${ids.inn}`)).toBe(404)
  })
})

test('visa and place of birth are asked of nationals who need a visa, and of nobody else', async () => {
  const path = `/reservations/${ids.cabin}/guests`
  const save = (person: object) => property.call('PUT', path, { guests: [person] })
  const plain = guest('Asha', 'Rao', 'IN', 'Z1112223')
  expect(await save(plain)).toMatchObject({
    status: 400,
    body: {
      fields: [
        { path: 'guests.0.birth_place', code: 'required' },
        { path: 'guests.0.visa_number', code: 'required' },
      ],
    },
  })
  const [stored] = ((await property.call('GET', path)).body as GuestSheet).guests
  expect(stored).toMatchObject({ birth_place: 'Kochi', visa_number: '••••456' })
  // The stored number stays, as that of the passport does.
  expect((await save({ ...plain, id: stored?.id, birth_place: 'Kochi' })).status).toBe(200)
  const others = { ...plain, ...visa, nationality: 'GB' }
  const shown = ((await save(others)).body as GuestSheet).guests
  expect(shown).toMatchObject([{ birth_place: null, visa_number: null }])
  const resident = { ...plain, document_kind: 'residence_permit' }
  expect((await save(resident)).status).toBe(200)
  expect((await save({ ...plain, ...visa })).status).toBe(200)
})

describe('foreigners as a file', () => {
  const due = async (state = 'due') =>
    (await property.call('GET', `/foreigner-reports?state=${state}`)).body as RegisterEntry[]
  const fileOf = async (chosen: string[], format: string) =>
    (await property.call('POST', '/foreigner-reports/file', { ids: chosen, format })).body as ForeignerFile

  test('has the codes of the settings, is the same after the report, and is recorded', async () => {
    const chosen = (await due()).map(({ id }) => id)
    expect(chosen).toHaveLength(2)
    const xml = await fileOf(chosen, 'xml')
    expect(xml).toMatchObject({ name: 'hlasenie-cudzincov.xml', type: 'application/xml', without_code: 1 })
    expect(xml.text).toContain('<StatnaPrislusnost>AUT</StatnaPrislusnost>')
    expect(xml.text).toContain('<UcelPobytu kod="93">Dovolenka a turistika</UcelPobytu>')
    expect(xml.text).toContain('<UcelPobytu>Dovolenka a turistika</UcelPobytu>')
    expect(xml.text).toContain(
      '<AdresaTrvalehoPobytu>Hauptstraße 1, Wien &lt;&amp;&gt;</AdresaTrvalehoPobytu>',
    )
    expect(xml.text).toContain('<CisloDokladu>P7654321</CisloDokladu>')
    expect(xml.text).toContain('<CisloViza>SVK0123456</CisloViza>')
    expect(xml.text.match(/MiestoNarodenia>/g)).toHaveLength(2)
    expect(xml.text).not.toContain('Ščepánová')
    expect(await lastAction(ids.inn)).toBe('guests_exported')
    await property.call('POST', '/foreigner-reports', { ids: chosen })
    expect(await due()).toEqual([])
    const again = (await due('reported')).map(({ id }) => id)
    expect((await fileOf(again, 'xml')).text).toBe(xml.text)
  })

  test('follows the settings: a code from its day on, nationalities in another form', async () => {
    const chosen = (await due('reported')).map(({ id }) => id)
    const purpose_codes = [
      { valid_from: '2016-01-15', purpose: 'holiday', visa: 'required', code: '93' },
      { valid_from: '2027-01-01', purpose: 'holiday', visa: 'any', code: '10' },
    ]
    await property.settings({ purpose_codes, nationality_codes: 'numeric' })
    const { text, without_code } = await fileOf(chosen, 'csv')
    expect(without_code).toBe(0)
    const lines = text.split('\r\n')
    expect(lines[0]).toContain('Kód účelu pobytu;Účel pobytu')
    expect(lines.find((line) => line.startsWith('Weiß'))).toMatch(
      /^Weiß;Klaus;1\.6\.1985;040;Cestovný pas;P7654321;Hauptstraße 1, Wien <&>;10;/,
    )
    expect(lines.find((line) => line.startsWith('Rao'))).toContain(';356;')
    expect(lines.find((line) => line.startsWith('Rao'))).toContain(';93;')
  })

  test('refuses another format, and codes that are none', async () => {
    const answer = await property.call('POST', '/foreigner-reports/file', { ids: [ids.inn], format: 'doc' })
    expect(answer.status).toBe(400)
    const row = { valid_from: '2027-02-30', purpose: 'sleep', visa: 'any', code: '' }
    expect((await property.call('PUT', '/global-settings', { purpose_codes: [row] })).status).toBe(400)
  })
})

test('the purpose of a foreigner is asked, not a citizen’s', async () => {
  const { purpose: _purpose, ...silent } = guest('Klaus', 'Weiß', 'AT', 'P7654321')
  const path = `/reservations/${ids.cabin}/guests`
  expect(await property.call('PUT', path, { guests: [silent] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'guests.0.purpose', code: 'required' }] },
  })
  const citizen = { ...silent, nationality: 'SK' }
  expect((await property.call('PUT', path, { guests: [citizen] })).status).toBe(200)
})

test('the registration number stands in calendars, documents and the guest’s own view; an odd one is a warning', async () => {
  const exported = (await property.call('GET', `/accommodation-units/${cabin}/calendar-export`)).body as {
    url: string
  }
  const calendar = await api.app.inject({ url: new URL(exported.url).pathname })
  expect(calendar.body).toContain('X-REGISTRATION-NUMBER:SK-ZA-000043')
  const [confirmation] = await property.issue(ids.cabin, 'confirmation')
  const { letters } = readPdf((await property.file(`/invoices/${confirmation?.id}/file.pdf`)).bytes)
  expect(letters).toContain(withoutSpace('Registračné číslo ubytovania'))
  expect(letters).toContain('SK-ZA-000043')
  const body = (await property.call('GET', `/reservations/${ids.cabin}`)).body as { stays: object[] }
  expect(body.stays).toMatchObject([{ registration_number: 'SK-ZA-000043' }])

  const warnings = async () =>
    ((await property.call('GET', '/dashboard')).body as { warnings: string[] }).warnings
  expect(await warnings()).not.toContain('odd_registration_number')
  await property.settings({ registration_number_form: 'SK-@@-#####' })
  expect(await warnings()).toContain('odd_registration_number')
  await property.settings({ registration_number_form: 'SK-@@-######' })
  expect(await warnings()).not.toContain('odd_registration_number')
})
