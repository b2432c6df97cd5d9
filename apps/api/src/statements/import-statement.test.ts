import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import { from, openBankProperty, orderByTransfer, type Bank } from '../testing/fixtures/a-statement.ts'
import { adminToken } from '../testing/sign-in.ts'
import { camtFile, csvFile } from '../testing/files/statement-files.ts'
import type { TestApi } from '../testing/test-api.ts'
import { detailOf } from '../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
let unit: string
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
beforeEach(async () => {
  unit = await property.addUnit()
})
afterAll(() => api.close())

const waiting = () => orderByTransfer(api, unit)

describe('repeated imports', () => {
  test('the same file is refused as known', async () => {
    const { number, deposit } = await waiting()
    const file = camtFile([from(number, deposit)])
    expect((await bank.send(file)).status).toBe(200)
    expect(await bank.send(file)).toMatchObject({ status: 409, body: { code: 'statement_known' } })
  })

  test('five concurrent imports of it store it once', async () => {
    const { number, deposit, token } = await waiting()
    const file = camtFile([from(number, deposit)])
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank.send(file)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await detailOf(api, token)).toMatchObject({ paid: deposit })
  })

  test('an overlapping statement adds only new lines', async () => {
    const [first, second] = [await waiting(), { number: '99', deposit: 100 }]
    const known = from(first.number, first.deposit)
    await bank.take([known])
    const more = await bank.take([known, from(second.number, second.deposit)])
    expect(more).toMatchObject({ lines: 2, doubled: 1, assigned: 0, open: 1 })
    expect(await detailOf(api, first.token)).toMatchObject({ paid: first.deposit })
  })

  test('two entries of one file with one reference are two movements, and the next file has the same two', async () => {
    const { number, deposit } = await waiting()
    const line = from(number, deposit)
    expect(await bank.take([line, line])).toMatchObject({ lines: 2, doubled: 0, assigned: 1, open: 1 })
    expect(await bank.take([line, line, from('99', 1)])).toMatchObject({ lines: 3, doubled: 2, open: 1 })
  })

  test.each(['NOTPROVIDED', 'NotProvided', 'NONREF', '0', '-'])(
    'two guests who pay the same sum on one day, both with the bank reference %s, have both paid',
    async (reference) => {
      const [first, second] = [await waiting(), await orderByTransfer(api, await property.addUnit())]
      const file = [first, second].map(({ number }) => from(number, first.deposit, { reference }))
      expect(second.deposit).toBe(first.deposit)
      expect(await bank.take(file)).toMatchObject({ doubled: 0, assigned: 2, booked: 2 * first.deposit })
      expect(await bank.take([...file, from('99', 1)])).toMatchObject({ doubled: 2, assigned: 0, open: 1 })
    },
  )

  test('without references two equal lines are two payments, and the next file has the same two', async () => {
    const movement = { amount: 777, symbol: null, name: 'Zeleninár', message: 'mrkva' }
    const file = csvFile([movement, movement])
    expect((await bank.send(file)).body).toMatchObject({ doubled: 0, open: 2 })
    const longer = csvFile([movement, movement, movement])
    expect((await bank.send(longer)).body).toMatchObject({ lines: 3, doubled: 2, open: 1 })
  })

  test('the same payment from CAMT and from CSV is never booked twice, even where both halves are equal', async () => {
    const [, rest] = usualSchedule
    const half = { share: 'percent', value: 50, days_before: null }
    await property.settings({ payment_schedule: [half, rest] })
    const { number, deposit, total, token } = await waiting()
    await property.settings({ payment_schedule: usualSchedule })
    expect(deposit).toBe(total - deposit)
    await bank.take([from(number, deposit)])
    const answer = await bank.send(csvFile([{ amount: deposit, symbol: number, name: 'Nováková Jana' }]))
    expect(answer.body).toMatchObject({ assigned: 0, open: 1 })
    expect((await bank.lines(`variable_symbol=${number}`))[1]).toMatchObject({ reason: 'possible_double' })
    expect(await detailOf(api, token)).toMatchObject({ paid: deposit })
  })
})

test.each([
  ['cut', camtFile([{ amount: 1 }]).slice(0, -20), 'statement_broken'],
  ['of another kind', '<html/>', 'statement_format'],
  ['of amounts beyond what can be stored', 'Dátum;Suma\n10.3.2027;21474836,48\n', 'statement_broken'],
  ['in unknown columns', 'a;b\n1;2\n', 'statement_columns'],
  ['unreadable', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'statement_encoding'],
])('a file that is %s is refused, and nothing of it is stored', async (_what, file, code) => {
  const before = (await bank.lines('_limit=-1')).length
  expect(await bank.send(file)).toMatchObject({ status: 400, body: { code } })
  expect((await bank.lines('_limit=-1')).length).toBe(before)
})

test('a file can be the body itself; one of more than 10 MB is refused', async () => {
  const { number, deposit, token } = await waiting()
  const headers = { 'content-type': 'application/xml' }
  const owner = await adminToken(api)
  const body = Buffer.from(camtFile([from(number, deposit)]))
  expect((await api.call('POST', '/statements', { token: owner, body, headers })).status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed' })
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
  const answers = [
    await bank.send(large),
    await api.call('POST', '/statements', { token: owner, body: large, headers }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
})
