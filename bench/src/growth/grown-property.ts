import { hashPassword } from '@dvor/api/accounts/credentials/passwords.ts'
import { addAdmin } from '@dvor/api/accounts/users/add-admin.ts'
import type pg from 'pg'
import { apiCalls } from '../booking/api-booking.ts'
import { benchOwner, type BenchProperty } from '../bench-property.ts'

const names = `(array['Jana Nováková','Peter Dvorský','Ľubica Čierna-Ďurišová','Ján Kováč','Žofia Šťastná'])`
/** A bearer token of the owner of a property of the bench. */
export async function ownerOf({ app, api }: Pick<BenchProperty, 'app' | 'api'>): Promise<string> {
  await addAdmin(api.db, benchOwner.email, await hashPassword(benchOwner.password))
  const payload = { identifier: benchOwner.email, password: benchOwner.password }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/local', payload })
  return answer.json<{ accessToken: string }>().accessToken
}

/** Far after all planned stays. */
const roundOfEmail = 100

/**
 * Plans the stays: three nights each in the property's units one after the other; the last ones end a hundred days
 * from now, the others lie in the years before. `rowsOfProperty` are made from the plan, their e-mails from one that
 * the program has written.
 */
export async function planStays(property: BenchProperty, count: number): Promise<void> {
  const { hold, order } = apiCalls(property)
  await order(await hold(0, roundOfEmail), 0, roundOfEmail)
  const { pool } = property
  await pool.query(
    `create unlogged table letter as
       select subject, body, body_text, attachments from outgoing_emails where key like 'reservation%' limit 1`,
  )
  await pool.query(`update outgoing_emails set state = 'sent', sent_at = now()`)
  await pool.query(
    `create unlogged table planned as
       with numbered as (
         select id, row_number() over (order by id) - 1 as n, count(*) over () as units from accommodation_units),
       stays as (
         select s as n, id as unit, current_date + 100 - (ceil($1::int / units::float)::int - s / units::int) * 3 as arrival
         from generate_series(0, $1::int - 1) s join numbered u on u.n = s % (select max(units) from numbered))
     select n, unit, arrival, uuidv7() as id, uuidv7() as stay, ${names}[n % 5 + 1] || ' ' || n % 977 as name,
       least(arrival - 60, current_date - 1) + n % 86400 * interval '1 second' as ordered
     from stays`,
    [count],
  )
  await pool.query('analyze planned')
}

export const forgetPlan = (pool: pg.Pool) => pool.query('drop table planned, letter')

const price = `jsonb_build_object('subtotal', 24000, 'discount', 0, 'stay_tax', 0, 'total', 24000, 'deposit_due', 24000,
  'balance_due_on', null, 'instalments', jsonb_build_array(jsonb_build_object('amount', 24000, 'due_on', null)),
  'lines', jsonb_build_array(jsonb_build_object('kind', 'nights', 'label', 'Izba', 'rule', 'Sezóna',
    'accommodation_unit', unit, 'quantity', 3, 'first_night', arrival, 'last_night', arrival + 2, 'unit_price', 8000,
    'amount', 24000, 'vat_kind', 'accommodation', 'occurrence', null)))`

/** Statements by table: each planned stay is a paid reservation, with its rows in all lists. */
export const rowsOfProperty: Readonly<Record<string, string>> = {
  reservations: `insert into reservations (id, created_at, number, token, state, guest_name, guest_email, guest_phone,
      guest_country, price, total, due, arrival, departure, begins, adults)
    select id, ordered, '9' || lpad(n::text, 8, '0'), id::text,
      case when arrival < current_date - 3 then 'completed' else 'confirmed' end, name,
      'host' || n || '@example.com', '+421 9' || lpad(n::text, 8, '0'), 'SK', ${price}, 24000, 0, arrival, arrival + 3, arrival, 2
    from planned`,
  stays: `insert into stays (id, reservation, unit, arrival, departure, adults)
    select stay, id, unit, arrival, arrival + 3, 2 from planned`,
  room_nights: `insert into room_nights (unit, night, stay)
    select unit, arrival + k, stay from planned, generate_series(0, 2) k`,
  transaction_logs: `insert into transaction_logs (id, created_at, reservation, kind, method, amount, recorded_by)
    select uuidv7(), ordered, id, 'payment', 'transfer', 24000, 'system' from planned`,
  history: `insert into history (id, actor, collection, record_id, action)
    select uuidv7(), 'guest', 'reservations', id, 'hold → confirmed' from planned`,
  outgoing_emails: `insert into outgoing_emails (id, created_at, key, reservation, "to", subject, body,
      body_text, attachments, state, message_id, sent_at)
    select uuidv7(), ordered, 'reservation_confirmed', id, 'host' || n || '@example.com', subject || n, body, body_text,
      attachments, 'sent', id::text, ordered from planned, letter`,
  stay_guests: `insert into stay_guests (id, reservation, position, first_name, last_name, birth_date, nationality, document_kind, address, purpose)
    select uuidv7(), id, 0, split_part(name, ' ', 1), split_part(name, ' ', 2), '1980-05-05', 'SK', 'id_card',
      'Hlavná 1, Zvolen', 'holiday' from planned`,
  invoices: `insert into invoices (id, created_at, number, kind, reservation, reservation_number, customer, issued_on, net, vat, total, due, language, content)
    select uuidv7(), ordered, 'F' || lpad(n::text, 8, '0'), 'invoice', id, '9' || lpad(n::text, 8, '0'), name, ordered::date,
      22857, 1143, 24000, 0, 'sk', '{}' from planned`,
  surveys: `insert into surveys (id, created_at, reservation, guest_name, email, sent_at, done, done_at)
    select uuidv7(), arrival, id, name, 'host' || n || '@example.com', arrival, n % 3 = 0,
      case when n % 3 = 0 then arrival + interval '6 days' end from planned`,
  hall_demands: `insert into hall_demands (id, created_at, name, email, message, is_new)
    select uuidv7(), ordered, name, 'host' || n || '@example.com', 'Chceli by sme svadbu pre 60 ľudí.', n % 50 = 0 from planned`,
  statements: `insert into statements (id, file_name, format, content_hash, lines, doubled, imported_by)
    values ('00000000-0000-7000-8000-000000000001', 'vypis.xml', 'camt', 'bench', 1, 0, 'bench')`,
  statement_lines: `insert into statement_lines (id, statement, position, fingerprint, likeness, booked_on, amount, currency, variable_symbol, counterparty_name, state)
    select uuidv7(), '00000000-0000-7000-8000-000000000001', n, id::text, id::text, ordered::date, 24000, 'EUR',
      '9' || lpad(n::text, 8, '0'), name, case when n % 40 = 0 then 'open' else 'ignored' end from planned`,
}
