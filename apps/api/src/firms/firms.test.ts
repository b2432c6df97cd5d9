import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '../testing/fixtures/invoicing.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { adminToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

/** A number with its check digit. */
function numberOf(seven: number): string {
  const digits = String(seven).padStart(7, '0')
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

async function load(content: string | Uint8Array) {
  const body = new FormData()
  body.append('file', new Blob([content as BlobPart]), 'register.csv')
  const request = new Request('http://x/', { method: 'POST', body })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/firm-register',
    headers: {
      authorization: `Bearer ${await adminToken(api)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}
const find = (ico: string) => property.call('GET', `/firms/${ico}`)

test('a file of the register is found by number; wrong lines are named; the next file replaces it whole', async () => {
  const [one, other] = [numberOf(1234567), numberOf(42)]
  const csv = [
    'IČO;Obchodné meno;Ulica;Číslo;PSČ;Obec;DIČ;IČ DPH',
    `${one};"Alfa ""A"", s. r. o.";Hlavná;5;01001;Žilina;2020202020;SK2020202021`,
    '12345678;Zlé číslo;;;;;;',
    `${other.replace(/^0+/, '')};Beta;Dlhá;;036 01;Martin;;`,
    `${one.slice(0, 7)};;;;;;;`,
  ].join('\r\n')
  expect(await load(csv)).toMatchObject({
    status: 200,
    body: { file: 'register.csv', rows: 2, wrong: 2, wrong_lines: [3, 5] },
  })
  expect((await find(one)).body).toEqual({
    source: 'register',
    name: 'Alfa "A", s. r. o.',
    street: 'Hlavná 5',
    postal_code: '010 01',
    city: 'Žilina',
    country: 'SK',
    dic: '2020202020',
    ic_dph: null,
  })
  expect((await find(other)).body).toMatchObject({ name: 'Beta', street: 'Dlhá' })

  const refused = await load('meno;vek\nJana;3\n')
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid', fields: [{ path: 'file' }] } })
  expect((await find(one)).status).toBe(200)

  const windows = Buffer.from(`ico,nazov\n${other},\x8eilina\n`, 'latin1')
  expect(await load(windows)).toMatchObject({ status: 200, body: { rows: 1, wrong: 0 } })
  expect(await find(one)).toMatchObject({ status: 200, body: null })
  expect((await find(other)).body).toMatchObject({ name: 'Žilina' })
  expect((await property.call('GET', '/firm-register')).body).toMatchObject({ rows: 1, file: 'register.csv' })
})

test('a large file comes piece by piece, and every row of it is there', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `${numberOf(2_000_000 + at)};Firma číslo ${at};Obec`)
  expect(await load(`ico;nazov;obec\n${rows.join('\n')}`)).toMatchObject({ body: { rows: 20_000, wrong: 0 } })
  expect((await find(numberOf(2_019_999))).body).toMatchObject({ name: 'Firma číslo 19999' })
})

test('a firm of an own reservation is as it was written there; a wrong number is refused', async () => {
  const booked = await property.call('POST', '/reservations', {
    stays: [aStay(property.unit, '2027-03-12', '2027-03-14')],
    guest: aGuest,
    company: aCompany,
  })
  expect(booked.status).toBe(200)
  await load(`ico;nazov\n${aCompany.ico};Z registra\n`)
  expect((await find(aCompany.ico)).body).toMatchObject({ source: 'own', name: aCompany.name })
  expect(await find('12345678')).toMatchObject({ status: 404 })
})
