import type pg from 'pg'
import type { BookableProperty, Booked, Guests } from './guests.ts'
import { knock } from './knocking.ts'

/** A property whose stored data can be read without its server. */
export interface StoredProperty extends BookableProperty {
  rows<T extends pg.QueryResultRow>(text: string): Promise<T[]>
  /** Violations of the integrity check. */
  checkIntegrity(): Promise<string[]>
}

interface Row {
  token: string
  number: string
  mails: number
}

/**
 * Compares the guests' answers with the stored data: each acknowledged order exists with its number and has an e-mail,
 * no other order was made since `before`, the property passes the integrity check, and a repetition with the same key
 * gets the same answer. @returns the differences
 */
export async function faultsOfBookings(
  property: StoredProperty,
  guests: Guests,
  before: ReadonlySet<string>,
): Promise<string[]> {
  const orders = await ordersOf(property)
  const booked = [...guests.booked.values()]
  const faults = booked.flatMap((one) => faultOf(one, orders.get(one.hold)))
  const acknowledged = new Set(booked.map(({ hold }) => hold))
  const strange = [...orders.keys()].filter((token) => !acknowledged.has(token) && !before.has(token)).length
  if (strange > 0) faults.push(`${strange} orders stand that nobody was told of`)
  return [...faults, ...(await askAgain(property, guests, booked)), ...(await property.checkIntegrity())]
}

/** The valid orders, by their links. */
export async function ordersOf(property: StoredProperty): Promise<Map<string, Row>> {
  const rows = await property.rows<Row>(`
    select r.token, r.number, count(m.id)::int as mails from reservations r
    left join outgoing_emails m on m.reservation = r.id and m."to" = r.guest_email
    where r.state = 'confirmed' group by r.id`)
  return new Map(rows.map((row) => [row.token, row]))
}

function faultOf({ number }: Booked, row: Row | undefined): string[] {
  if (!row) return [`order ${number} was acknowledged and is lost`]
  if (row.number !== number) return [`order ${number} became ${row.number}`]
  return row.mails > 0 ? [] : [`order ${number} has no e-mail`]
}

async function askAgain(
  property: StoredProperty,
  guests: Guests,
  booked: readonly Booked[],
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, one] of booked.entries()) {
    const from = `10.200.${index >> 8}.${index & 255}`
    const outcome = await knock(property.url, guests.orderCall(one, from))
    const number = 'body' in outcome && (outcome.body as { number?: string } | undefined)?.number
    if (outcome.status !== 200 || number !== one.number)
      faults.push(`order ${one.number}, repeated, was answered ${outcome.status} with ${number}`)
  }
  return faults
}
