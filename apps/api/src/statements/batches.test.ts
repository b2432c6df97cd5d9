import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { openBankProperty, type Bank } from '../testing/fixtures/a-statement.ts'
import type { TestApi } from '../testing/test-api.ts'
import { systemActor } from '../platform/actor.ts'
import { camtFile } from '../testing/files/statement-files.ts'
import { importStatement } from './import-statement.ts'
import { matchLines } from './match-lines.ts'
import { detailOf } from '../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
afterAll(() => api.close())

const query = (text: string, values: unknown[] = []) => api.api.db.$client.query(text, values)

/** Reservations of one unit that wait for a transfer. */
async function waiting(count: number) {
  const unit = await property.addUnit()
  const made: { token: string; number: string; deposit: number }[] = []
  for (let index = 0; index < count; index++) {
    const stay = aStay(unit, `2027-06-${10 + index}`, `2027-06-${11 + index}`)
    const { token, number } = await book(api, [stay], { payment_method: 'transfer' })
    made.push({ token, number, deposit: (await detailOf(api, token)).due_now })
  }
  return made
}
const paying = ({ number, deposit }: { number: string; deposit: number }, cents = 0) => ({
  amount: deposit + cents,
  symbol: number,
  name: 'Jana Nováková',
  reference: `B${number}${cents}`,
})
const paidOf = async (token: string) => (await detailOf(api, token)).paid

test('certain lines of a file are booked together, the others are checked one by one', async () => {
  const [plain, short, cancelled, other] = await waiting(4)
  if (!plain || !short || !cancelled || !other) throw new Error('four were booked')
  await api.call('POST', `/reservation-details/${cancelled.token}/cancellation`, { body: {} })
  const file = [paying(plain), paying(short, -1), paying(cancelled), paying(other)]
  expect(await bank.take(file)).toMatchObject({ assigned: 3, open: 1 })
  const states = await Promise.all(
    [plain, short, cancelled, other].map(async ({ token }) => (await detailOf(api, token)).state),
  )
  expect(states).toEqual(['confirmed', 'awaiting_payment', 'cancelled', 'confirmed'])
  expect(await paidOf(short.token)).toBe(0)
  expect(await paidOf(cancelled.token)).toBe(cancelled.deposit)
})

test('a payment that cannot be booked does not hold up others, and is booked once when it can be', async () => {
  const [first, stuck, last] = await waiting(3)
  if (!first || !stuck || !last) throw new Error('three were booked')
  await query(`create function refuse_it() returns trigger language plpgsql as $$ begin
    if new.reservation = (select id from reservations where number = '${stuck.number}') then raise 'refused'; end if;
    return new; end $$`)
  await query(
    'create trigger stuck before insert on transaction_logs for each row execute function refuse_it()',
  )
  expect(await bank.take([paying(first), paying(stuck), paying(last)])).toMatchObject({
    assigned: 2,
    open: 1,
  })
  expect(await paidOf(first.token)).toBe(first.deposit)
  expect(await paidOf(last.token)).toBe(last.deposit)
  expect((await bank.lines(`variable_symbol=${stuck.number}`))[0]).toMatchObject({
    state: 'open',
    reason: null,
  })

  await query('drop trigger stuck on transaction_logs')
  const services = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000', log: api.app.log }
  await Promise.all(Array.from({ length: 5 }, () => matchLines(api.api.db, services)))
  expect(await detailOf(api, stuck.token)).toMatchObject({ state: 'confirmed', paid: stuck.deposit })
  const { rows } = await query(
    `select key, count(*)::int as times from outgoing_emails e join reservations r on r.id = e.reservation
     where r.number = $1 and key in ('owner_payment', 'reservation_confirmed') group by key`,
    [stuck.number],
  )
  expect(rows.map(({ times }: { times: number }) => times)).toEqual([1, 1])
})

test('a statement whose client has disconnected is not stored, and can be sent again', async () => {
  const [first] = await waiting(1)
  if (!first) throw new Error('one was booked')
  const services = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000', log: api.app.log }
  const file = { name: 'v', bytes: Buffer.from(camtFile([paying(first)])), columns: null }
  const gone = AbortSignal.abort()
  await expect(importStatement(api.api.db, systemActor, file, services, gone)).rejects.toThrow('has left')
  expect(await paidOf(first.token)).toBe(0)
  await importStatement(api.api.db, systemActor, file, services)
  expect(await paidOf(first.token)).toBe(first.deposit)
})
