import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { adminToken, roleToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let token: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  token = await adminToken(api)
})
afterAll(() => api.close())

const take = (path: string, bearer = token) =>
  api.app.inject({ url: `/api/exports/${path}`, headers: { authorization: `Bearer ${bearer}` } })

/** The only sheet as XML, with the texts that its cells refer to in their places. */
async function sheetOf(path: string): Promise<string> {
  const { statusCode, rawPayload, headers } = await take(path)
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  const files = unzipSync(rawPayload)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) => text)
  return read('xl/worksheets/sheet1.xml').replaceAll(
    /t="s"([^>]*)><v>(\d+)<\/v>/g,
    (_all, more, place) => `t="s"${more}><v>${texts[Number(place)]}</v>`,
  )
}

/** Days since 30 December 1899, as a sheet counts them. */
const serial = (day: string) =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000

test('money is a number and a day a date', async () => {
  const unit = await property.addUnit({ title: 'Izba s výhľadom', base_price: 123_456 })
  expect(await sheetOf('accommodation-units.xlsx?title=Izba s výhľadom')).toContain('<v>1234.56</v>')
  await property.call('POST', '/closures', {
    accommodation_unit: unit,
    day_from: '2027-07-04',
    day_to: '2027-07-06',
    kind: 'maintenance',
  })
  const sheet = await sheetOf('closures.xlsx')
  expect(sheet).toContain(`<v>${serial('2027-07-04')}</v>`)
  expect(sheet).toContain('Izba s výhľadom')
})

test('a text that looks like a formula stays a text, and signs that XML forbids do not break the file', async () => {
  await property.add('activity-prices', {
    title: '=HYPERLINK("http://x")',
    description: '+421 900 <b> & \u0007',
  })
  const sheet = await sheetOf('activity-prices.xlsx?title_contains=HYPER')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/t="s"[^>]*><v>[^]*?=HYPERLINK/)
  expect(sheet).toContain('+421 900 &lt;b&gt; &amp;')
  expect(sheet).not.toContain('\u0007')
})

test('columns, filters, order and access are those of the list', async () => {
  for (const title of ['Cukor', 'Čaj']) await property.add('activity-prices', { title, description: 'x' })
  const sheet = await sheetOf('activity-prices.xlsx?_sort=title:ASC&title_in=Cukor&title_in=Čaj')
  expect([sheet.indexOf('Cukor') > 0, sheet.indexOf('Cukor') < sheet.indexOf('Čaj')]).toEqual([true, true])
  expect((await take('reservations.xlsx?password=1')).statusCode).toBe(400)
  expect((await take('reservations.xlsx', await roleToken(api, 'reception'))).statusCode).toBe(403)
  expect((await take('nothing.xlsx')).statusCode).toBe(404)
})

test('a list of more than 20,000 rows is refused', async () => {
  await api.api.db.$client.query(`insert into activity_prices (id, title, description)
    select gen_random_uuid(), 'Riadok ' || n, 'x' from generate_series(1, 20001) n`)
  expect((await take('activity-prices.xlsx?title_contains=Riadok')).statusCode).toBe(400)
})
