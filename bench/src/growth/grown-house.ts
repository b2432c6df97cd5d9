import { hashPassword } from '@dvor/api/features/auth/passwords.ts'
import { addAdmin } from '@dvor/api/features/users/add-admin.ts'
import type pg from 'pg'
import type { BenchHouse } from '../bench-house.ts'

const owner = { email: 'bench@example.com', password: 'measured with a clock' }
const names = `(array['Jana Nováková','Peter Dvorský','Ľubica Čierna-Ďurišová','Ján Kováč','Žofia Šťastná'])`
/** As long as a real one with its letterhead. */
const mailBytes = 9000

/** A bearer of the owner of a house of the bench. */
export async function ownerOf({ app, api }: BenchHouse): Promise<string> {
  await addAdmin(api.db, owner.email, await hashPassword(owner.password))
  const payload = { identifier: owner.email, password: owner.password }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/local', payload })
  return answer.json<{ accessToken: string }>().accessToken
}

/**
 * So many reservations with a stay of three nights each, paid, in the house's rooms one behind the other: the last ones
 * end a hundred days from now, the others lie in the years before.
 */
export async function addReservations(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `create temporary table numbered_units as
       select id, row_number() over (order by id) - 1 as n, count(*) over () as units from accommodation_units`,
  )
  await pool.query(
    `create temporary table planned as
       select s as n, gen_random_uuid() as id, gen_random_uuid() as stay, u.id as unit,
         current_date + 100 - (s / u.units + 1)::int * 3 as arrival,
         ${names}[s % 5 + 1] || ' ' || s % 977 as name
       from generate_series(0, $1::int - 1) s
       join numbered_units u on u.n = s % (select max(units) from numbered_units)`,
    [count],
  )
  await pool.query(
    `insert into reservations (id, created_at, number, token, state, guest_name, guest_email, guest_phone, guest_country,
       price, total, due, arrival, departure, begins, adults)
     select id, arrival - interval '60 days' - n * interval '1 second', '9' || lpad(n::text, 8, '0'), id::text,
       case when arrival < current_date - 3 then 'completed' else 'confirmed' end, name,
       'host' || n || '@example.com', '+421 9' || lpad(n::text, 8, '0'), 'SK', '{}', 24000, 0, arrival, arrival + 3, arrival, 2
     from planned`,
  )
  await pool.query(
    `insert into stays (id, reservation, unit, arrival, departure, adults) select stay, id, unit, arrival, arrival + 3, 2 from planned`,
  )
  await pool.query(
    `insert into unit_nights (unit, night, stay) select unit, arrival + k, stay from planned, generate_series(0, 2) k`,
  )
  await pool.query(
    `insert into transaction_logs (id, created_at, reservation, kind, method, amount, recorded_by)
     select gen_random_uuid(), arrival - interval '50 days', id, 'payment', 'transfer', 24000, 'system' from planned`,
  )
}

/** What such reservations leave behind in the other lists: a row of each kind for each. */
export async function addTraces(pool: pg.Pool): Promise<void> {
  const statements = [
    `insert into history (id, actor, collection, record_id, action)
     select gen_random_uuid(), 'guest', 'reservations', id, 'hold → confirmed' from planned`,
    `insert into outgoing_emails (id, created_at, key, reservation, "to", subject, body, body_text, state, message_id, sent_at)
     select gen_random_uuid(), arrival - interval '60 days', 'reservation_confirmed', id, 'host' || n || '@example.com',
       'Potvrdenie rezervácie ' || n, repeat('ľúbezný text ', ${mailBytes} / 16), 'text', 'sent', id::text, now() from planned`,
    `insert into stay_guests (id, reservation, position, first_name, last_name, birth_date, nationality, document_kind, address, purpose)
     select gen_random_uuid(), id, 0, split_part(name, ' ', 1), split_part(name, ' ', 2), '1980-05-05', 'SK', 'id_card',
       'Hlavná 1, Zvolen', 'holiday' from planned`,
    `insert into invoices (id, created_at, number, kind, reservation, reservation_number, customer, issued_on, net, vat, total, due, language, content)
     select gen_random_uuid(), arrival, 'F' || lpad(n::text, 8, '0'), 'invoice', id, '9' || lpad(n::text, 8, '0'), name, arrival,
       22857, 1143, 24000, 0, 'sk', '{}' from planned`,
    `insert into surveys (id, created_at, reservation, guest_name, email, sent_at, done, done_at)
     select gen_random_uuid(), arrival, id, name, 'host' || n || '@example.com', arrival, n % 3 = 0,
       case when n % 3 = 0 then arrival + interval '6 days' end from planned`,
    `insert into hall_demands (id, created_at, name, email, message, is_new)
     select gen_random_uuid(), arrival, name, 'host' || n || '@example.com', 'Chceli by sme svadbu pre 60 ľudí.', n % 50 = 0 from planned`,
    `insert into statements (id, file_name, format, content_hash, lines, doubled, imported_by)
     values ('00000000-0000-7000-8000-000000000001', 'vypis.xml', 'camt', 'bench', 1, 0, 'bench')`,
    `insert into statement_lines (id, statement, position, fingerprint, likeness, booked_on, amount, currency, variable_symbol, counterparty_name, state)
     select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', n, id::text, id::text, arrival, 24000, 'EUR',
       '9' || lpad(n::text, 8, '0'), name, case when n % 40 = 0 then 'open' else 'ignored' end from planned`,
  ]
  for (const statement of statements) await pool.query(statement)
}
