import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlainStore } from '../../platform/files/open-file-store.ts'
import { openFilledProperty, type FilledProperty } from '../../testing/fixtures/filled-property.ts'
import { rules } from './rules.ts'
import { checkIntegrity } from './check-integrity.ts'

let filled: FilledProperty
beforeAll(async () => {
  filled = await openFilledProperty()
})
afterAll(() => filled.api.close())

const check = () =>
  checkIntegrity(filled.api.api.db, openPlainStore(filled.stores.dataDir, undefined, 'uploads'))

/** Breaks a rule in a transaction that is rolled back. @returns the rules whose statements find it */
async function foundAfter(damage: string): Promise<string[]> {
  const client = await filled.api.api.db.$client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(damage)
    const violations: string[] = []
    for (const { name, sql } of rules) if ((await client.query(sql)).rows.length > 0) violations.push(name)
    return violations
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a property after use passes the check', async () => {
  expect(await check()).toEqual({ checked: rules.length + 1, violations: [] })
})

const oneStay = `(select id from stays where id in (select stay from room_nights) order by id limit 1)`
const damages: Record<string, string> = {
  'stays without a night of theirs': `delete from room_nights where (unit, night) in (select unit, night from room_nights where stay = ${oneStay} limit 1)`,
  'nights of stays that do not have them': `update room_nights set night = night + 300 where stay = ${oneStay}`,
  'stays that share a room and a night': `insert into stays (id, reservation, unit, arrival, departure, adults)
    select gen_random_uuid(), reservation, unit, arrival, departure, adults from stays where id = ${oneStay}`,
  'nights of closures outside them': `update closures set day_to = day_from`,
  'nights of imported events outside them': `with feed as (insert into calendar_feeds (id, accommodation_unit, title, url, export_token)
      select gen_random_uuid(), id, 'x', 'https://example.com', 'x' from accommodation_units limit 1 returning id, accommodation_unit),
    event as (insert into feed_events (id, feed, uid, arrival, departure)
      select gen_random_uuid(), id, 'x', '2029-01-01', '2029-01-02' from feed returning id)
    insert into room_nights (unit, night, feed_event) select f.accommodation_unit, '2029-01-05', e.id from feed f, event e`,
  'counters of seats that are not the sum of the bookings': `update slot_occurrences set taken = taken + 1`,
  'seats of reservations that have ended, or that no counter knows': `delete from slot_occurrences`,
  'totals that are not the sum of their lines': `update reservations set price = jsonb_set(price, '{lines}', '[]')`,
  'totals and deposits that are not those of the price': `update reservations set total = total + 1, due = due + 1`,
  'parts of a price that are not its total, or whose first is not the deposit': `update reservations set price = jsonb_set(price, '{instalments}', '[]')`,
  'reservations whose rest to pay is not the total less the ledger': `update reservations set due = due + 1`,
  'reversals that do not undo their entry': `update transaction_logs set kind = 'reversal'`,
  'payments of gateways with more given back than taken': `insert into payment_refunds
      (id, reservation, transaction, provider, payment_reference, amount, requested_by)
    select gen_random_uuid(), reservation, id, 'sandbox', 'x', amount + 1, 'x' from transaction_logs`,
  'movements of the bank whose parts are not their sum': `insert into statement_lines
      (id, statement, position, fingerprint, likeness, booked_on, amount, allocated, currency)
    values (gen_random_uuid(), gen_random_uuid(), 1, 'x', 'x', '2027-01-01', 5, 5, 'EUR')`,
  'parts of movements that stand in another ledger': `insert into statement_allocations (id, line, reservation, transaction, amount)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), id, amount from transaction_logs`,
  'vouchers whose balance is below zero or above their value': `with v as (insert into vouchers (id, place, number, code_hash, code_end, code_sealed, value, valid_until, language, sold_by, voided_at)
      values (gen_random_uuid(), 900, 'x', 'x', 'x', 'x', 100, '2027-01-01', 'sk', 'x', null) returning id)
    insert into voucher_movements (id, voucher, kind, amount, recorded_by)
    select gen_random_uuid(), id, 'redeemed', -1, 'x' from v`,
  'void vouchers with a balance': `with v as (insert into vouchers (id, place, number, code_hash, code_end, code_sealed, value, valid_until, language, sold_by, voided_at)
      values (gen_random_uuid(), 900, 'x', 'x', 'x', 'x', 100, '2027-01-01', 'sk', 'x', now()) returning id)
    insert into voucher_movements (id, voucher, kind, amount, recorded_by)
    select gen_random_uuid(), id, 'returned', 1, 'x' from v`,
  'reservations whose payments by voucher are not the movements of the vouchers': `update transaction_logs set provider = 'gift_voucher'`,
  'documents about vouchers with a gap': `insert into voucher_series (name, last) values ('receipts 2027', 1)`,
  'series of receipts with a gap': `update receipt_series set last = last + 1`,
  'issued documents whose figures are not those that were frozen': `insert into invoices (id, number, kind, reservation,
      reservation_number, customer, issued_on, net, vat, total, due, language, content)
    values (gen_random_uuid(), 'x', 'invoice', gen_random_uuid(), 'x', 'x', '2027-01-01', 1, 1, 3, 3, 'sk', '{}')`,
  'closed months whose documents or payments are not those of the closing': `update accounting_closings set entries = entries + 1`,
  'hand-overs of the till that do not begin with the cash of the one before, or do not add up': `update till_handovers set expected = expected + 1`,
  'security deposits of which more was returned or kept than taken': `insert into security_deposit_entries
      (id, reservation, kind, method, amount, recorded_by)
    select gen_random_uuid(), id, 'deposit_returned', 'cash', -1, 'x' from reservations limit 1`,
  'counters of coupons that are not the number of their uses': `insert into coupons (id, code, kind, value, used_count)
    values (gen_random_uuid(), 'LETO', 'percent', 10, 1)`,
  'orders of guests that no e-mail tells about': `delete from outgoing_emails`,
  'e-mails that were sent at no time': `update outgoing_emails set state = 'sent', sent_at = null`,
  'counters that stand behind what they have given': `update number_series set first = 1000000`,
  'order numbers beyond their counter': `update reservations set number = left(number, 4) || '9999' where id = (select id from reservations where number is not null limit 1)`,
  'reservations whose attention is not their open alerts': `update reservations set attention = 'x'`,
}

test.for(Object.entries(damages))('finds damage: %s', async ([name, damage]) => {
  expect(await foundAfter(damage)).toContain(name)
})

test('every rule is covered by a damage', () => {
  expect(Object.keys(damages)).toEqual(rules.map(({ name }) => name))
})

test('finds a file that is missing in the store', async () => {
  const url = await filled.addPicture()
  const folder = url.split('/')[2] ?? ''
  await rm(join(filled.stores.dataDir, 'uploads', folder), { recursive: true })
  const { violations } = await check()
  expect(violations).toMatchObject([{ rule: 'uploaded files that are not in the store' }])
  expect(violations[0]?.examples[0]).toContain(folder)
})
