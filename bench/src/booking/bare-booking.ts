import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Booking } from './api-booking.ts'
import type { BenchProperty } from '../bench-property.ts'
import { addressOf, stayOf } from './bench-guest.ts'

/** Rows written by a real booking, to be inserted again unchanged. */
interface Rows {
  reservation: Record<string, unknown>
  history: Record<string, unknown>[]
  emails: Record<string, unknown>[]
}

async function rowsOf(pool: pg.Pool): Promise<Rows> {
  const { rows } = await pool.query<Rows>(`
    select to_jsonb(r) as reservation,
      (select jsonb_agg(h order by h.at, h.id) from history h where h.record_id = r.id) as history,
      (select jsonb_agg(e order by e.position) from outgoing_emails e where e.reservation = r.id) as emails
    from reservations r where r.state = 'confirmed' limit 1`)
  const [found] = rows
  if (!found || found.history.length !== 2 || found.emails.length !== 2)
    throw new Error('a booking leaves two entries of history and two e-mails')
  return found
}

/**
 * Writes the same rows in two transactions, each statement prepared, without any reads or checks beyond the locks: the
 * least time that PostgreSQL and the driver need.
 */
export async function bareBooking(property: BenchProperty): Promise<Booking<string>> {
  const { pool } = property
  const rows = await rowsOf(pool)
  return {
    hold: (index, round) =>
      inTransaction(pool, (client) =>
        writeHold(client, rows, stayOf(property, index, round), addressOf(index, round)),
      ),
    order: (id, index, round) =>
      inTransaction(pool, (client) =>
        writeOrder(client, rows, id, stayOf(property, index, round).accommodation_unit),
      ),
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

const run = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
  client.query({ name, text, values })

const lockUnit = (client: pg.PoolClient, unit: string) =>
  run(client, 'unit', 'select id from accommodation_units where id = $1 for no key update', [unit])

async function writeHold(
  client: pg.PoolClient,
  { reservation: r, history }: Rows,
  stay: ReturnType<typeof stayOf>,
  ip: string,
): Promise<string> {
  const [id, stayId] = [randomUUID(), randomUUID()]
  const { accommodation_unit: unit, arrival, departure, adults } = stay
  await lockUnit(client, unit)
  await run(
    client,
    'reservation',
    `insert into reservations (id, token, state, price, total, deposit_due, due, arrival, departure, adults, ip, hold_expires_at)
     values ($1, $2, 'hold', $3, $4, $5, $4, $6, $7, $8, $9, now())`,
    [id, `${id}token`, r['price'], r['total'], r['deposit_due'], arrival, departure, adults, ip],
  )
  await run(
    client,
    'stay',
    'insert into stays (id, reservation, unit, arrival, departure, adults) values ($1, $2, $3, $4, $5, $6)',
    [stayId, id, unit, arrival, departure, adults],
  )
  await run(
    client,
    'nights',
    `insert into room_nights (unit, night, stay) select $1, d::date, $2 from generate_series($3::date, $4::date - 1, '1 day') d`,
    [unit, stayId, arrival, departure],
  )
  await writeHistory(client, id, history[0])
  return id
}

async function writeOrder(client: pg.PoolClient, rows: Rows, id: string, unit: string): Promise<void> {
  const { reservation: r, history, emails } = rows
  await lockUnit(client, unit)
  await run(
    client,
    'order',
    `update reservations set state = 'confirmed', number = $2, guest_name = $3, first_name = $4, last_name = $5,
       guest_email = $6, guest_phone = $7, guest_country = $8, price = $9, payment_method = $10, terms_version = $11,
       accepted_at = now(), hold_expires_at = null, updated_at = now() where id = $1 and state = 'hold'`,
    [
      id,
      id,
      r['guest_name'],
      r['first_name'],
      r['last_name'],
      r['guest_email'],
      r['guest_phone'],
      r['guest_country'],
      r['price'],
      r['payment_method'],
      r['terms_version'],
    ],
  )
  await writeHistory(client, id, history[1])
  for (const email of emails) await writeEmail(client, id, email)
  await run(client, 'wake', `select pg_notify('outbox', '')`, [])
}

const writeHistory = (client: pg.PoolClient, id: string, entry: Record<string, unknown> = {}) =>
  run(
    client,
    'history',
    `insert into history (id, actor, collection, record_id, action, before, after) values ($1, 'guest', 'reservations', $2, $3, $4, $5)`,
    [randomUUID(), id, entry['action'], entry['before'], entry['after']],
  )

function writeEmail(client: pg.PoolClient, id: string, email: Record<string, unknown>) {
  const own = randomUUID()
  return run(
    client,
    'email',
    `insert into outgoing_emails (id, key, reservation, "to", subject, body, body_text, attachments, reply_to, message_id, event_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      own,
      email['key'],
      id,
      email['to'],
      email['subject'],
      email['body'],
      email['body_text'],
      JSON.stringify(email['attachments']),
      email['reply_to'],
      own,
    ],
  )
}
