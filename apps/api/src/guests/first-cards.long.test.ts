import { expect, test } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import { olderDatabase, rowsOf } from '../testing/empty-database.ts'

test('reservations of earlier versions get their cards: by e-mail, else by phone and surname; holds have none', async () => {
  const { older, client } = await olderDatabase('CREATE TABLE "guests"')
  const add = (number: string | null, name: string, email: string | null, phone: string | null, at: string) =>
    client.query(
      `insert into reservations (id, number, token, state, guest_name, last_name, guest_email, guest_phone, price, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, 'confirmed', $2::text, $2::text, $3, $4, '{}', $5)`,
      [number, name, email, phone, at],
    )
  await add('1', 'Stará', 'EVA@example.com', null, '2025-01-01')
  await add('2', 'Nová', 'eva@example.com', '+421 900 111 222', '2026-01-01')
  await add('3', 'Nova', null, '0900 111 222', '2026-02-01')
  await add('4', 'Iný', null, '0900 111 222', '2026-03-01')
  await add('5', 'iny', null, '+421900111222', '2026-04-01')
  await add('6', 'Bez kontaktu', null, null, '2026-05-01')
  await add(null, 'Podržaná', 'hold@example.com', null, '2026-05-01')
  await client.end()
  await migrateDatabase(older, '1.4.0')
  const cards = await rowsOf(
    older,
    `select g.name, g.email, array_agg(r.number order by r.number) as numbers
     from guests g join reservations r on r.guest = g.id group by g.id order by g.email`,
  )
  expect(cards).toEqual([
    { name: 'Nová', email: 'eva@example.com', numbers: ['1', '2', '3'] },
    { name: 'iny', email: null, numbers: ['4', '5'] },
  ])
  expect(await rowsOf(older, 'select 1 from guests')).toHaveLength(2)
})
