import { expect, test } from 'vitest'
import { olderDatabase, rowsOf } from '../testing/empty-database.ts'
import { migrateDatabase } from './migrate.ts'

/** Of the program under test. */
const version = '1.4.0'

test('the deposit and the days of the rest become the payment schedule, and prices get their parts', async () => {
  const { older, client } = await olderDatabase('payment_schedule')
  await client.query(
    `insert into global_settings (id, business_name, email, deposit_percent, full_payment_days)
     values (gen_random_uuid(), 'Dom', 'a@b.example', 40, 10)`,
  )
  const add = `insert into reservations (id, token, state, arrival, total, deposit_due, due, price)
    values (gen_random_uuid(), $1, 'confirmed', '2027-05-01', 100, $2, 100, $3)`
  await client.query(add, ['a', 40, { total: 100, deposit_due: 40, balance_due_on: '2027-04-21' }])
  await client.query(add, ['b', 100, { total: 100, deposit_due: 100, balance_due_on: null }])
  await client.query(add, ['c', 30, { total: 100, deposit_due: 30, balance_due_on: null }])
  await client.end()
  await migrateDatabase(older, version)
  const [settings] = await rowsOf<{ payment_schedule: unknown }>(
    older,
    'select payment_schedule from global_settings',
  )
  expect(settings?.payment_schedule).toEqual([
    { share: 'percent', value: 40, days_before: null },
    { share: 'rest', value: 0, days_before: 10 },
  ])
  const prices = await rowsOf<{ parts: { amount: number; due_on: string | null }[] }>(
    older,
    "select price->'instalments' as parts from reservations order by token",
  )
  expect(prices.map(({ parts }) => parts.map(({ amount, due_on }) => `${amount} ${due_on}`))).toEqual([
    ['40 null', '60 2027-04-21'],
    ['100 null'],
    ['30 null', '70 2027-05-01'],
  ])
})

test('the days of the reminder become a rule, under whose name the e-mails that went out stand', async () => {
  const { older, client } = await olderDatabase('CREATE TABLE "payment_reminders"')
  await client.query(
    `insert into editable_automated_emails (id, key, title, subject, body, trigger, offset_days)
     values (gen_random_uuid(), 'payment_reminder', 'x', 'x', 'x', 'before_due', 4)`,
  )
  const id = '01900000-0000-7000-8000-000000000001'
  const price = { total: 100, deposit_due: 40, balance_due_on: '2027-04-21', instalments: [] }
  await client.query(
    `insert into reservations (id, token, state, total, due, price) values ($1, 'a', 'confirmed', 100, 100, $2)`,
    [id, price],
  )
  const add = `insert into outgoing_emails (id, key, reservation, "to", subject, body, body_text, message_id, event_key)
    values (gen_random_uuid(), 'payment_reminder', $1, 'a@b.example', 'x', 'x', 'x', $2, $2)`
  for (const event of ['', ':balance'])
    await client.query(add, [id, `reminder:${id}${event}:guest:payment_reminder`])
  await client.end()
  await migrateDatabase(older, version)
  const [rule] = await rowsOf<{ id: string; days: number; direction: string }>(
    older,
    'select * from payment_reminders',
  )
  expect(rule).toMatchObject({ days: 4, direction: 'before', active: true })
  const mails = await rowsOf<{ event_key: string }>(older, 'select event_key from outgoing_emails order by 1')
  expect(mails.map(({ event_key }) => event_key)).toEqual([
    `reminder:${id}:${rule?.id}:2027-04-21:guest:payment_reminder`,
    `reminder:${id}:${rule?.id}:order:guest:payment_reminder`,
  ])
})

test('guests who moved to another room, or came again after a pause, are counted once', async () => {
  const { older, client } = await olderDatabase('"reservations" AS r SET "adults"')
  const building = `insert into accommodation_objects (id, title, slug) values (gen_random_uuid(), 'Dom', 'dom') returning id`
  await client.query(`with building as (${building})
    insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price)
    select gen_random_uuid(), id, n::text, n::text, n::text, 4, 8000 from building, generate_series(1, 2) as n`)
  const book = async (
    token: string,
    ...stays: [arrival: string, departure: string, adults: number, ages: number[]][]
  ) => {
    await client.query(
      `insert into reservations (id, token, state, arrival, departure, adults, children, price)
       values (gen_random_uuid(), $1, 'cancelled', $2, $3, 9, 9, '{}')`,
      [token, stays[0]?.[0], stays.at(-1)?.[1]],
    )
    for (const [index, [arrival, departure, adults, ages]] of stays.entries())
      await client.query(
        `insert into stays (id, reservation, unit, arrival, departure, adults, children_ages)
         select gen_random_uuid(), r.id, u.id, $3, $4, $5, $6 from reservations r, accommodation_units u
         where r.token = $1 and u.code = $2`,
        [token, String(1 + (index % 2)), arrival, departure, adults, ages],
      )
  }
  await book('moved', ['2027-05-01', '2027-05-03', 2, [5]], ['2027-05-03', '2027-05-04', 2, [5]])
  await book('together', ['2027-05-10', '2027-05-13', 2, [5]], ['2027-05-12', '2027-05-14', 1, [8, 2]])
  await book('paused', ['2027-05-20', '2027-05-22', 1, []], ['2027-05-24', '2027-05-25', 2, []])
  await client.end()
  await migrateDatabase(older, version)
  const counted = await rowsOf<{ token: string; adults: number; children: number }>(
    older,
    'select token, adults, children from reservations order by token',
  )
  expect(counted.map(({ token, adults, children }) => [token, adults, children])).toEqual([
    ['moved', 2, 1],
    ['paused', 2, 0],
    ['together', 3, 3],
  ])
})
