import type { Language } from '@dvor/format/languages.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { lastDigitsOf } from '../db/schema/reservations/phone-digits.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { recordChange } from '../history/queries.ts'
import { deleteGuests } from './delete-guests.ts'

export type Guest = typeof guestRows.$inferSelect

/** The guest of a reservation, as it was typed. */
export interface Contact {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** The card of a reservation's guest. */
export interface Placed {
  id: string
  /** Whether the owner marked the person, on this card or on the one that it is merged into. */
  isUnwanted: boolean
}

/**
 * Finds or makes the card of a guest: by the e-mail, else by the phone number. Only what a card lacks is filled in,
 * because the form of the site takes anybody's address. @returns null for a guest without both
 */
export async function placeGuest(
  db: Db,
  actor: Actor,
  contact: Contact,
  language: Language,
): Promise<Placed | null> {
  if (!contact.email && !contact.phone) return null
  const guest = (await findGuest(db, contact)) ?? (await makeGuest(db, actor, contact, language))
  await fillIn(db, guest, contact)
  return { id: guest.id, isUnwanted: guest.not_again || (await isRootUnwanted(db, guest)) }
}

/**
 * The card after the owner has changed the guest of a reservation: of the new contact, or the same one with it, where no
 * other reservation has it. A card that is left without a reservation and without words of the owner is deleted.
 */
export async function replaceGuest(
  db: Db,
  actor: Actor,
  reservation: { id: string; guest: string | null; language: Language },
  contact: Contact,
): Promise<string | null> {
  const current = reservation.guest ? await readGuest(db, reservation.guest) : undefined
  const other = await findGuest(db, contact)
  if (current && (!other || other.id === current.id) && (await isOnly(db, current.id, reservation.id))) {
    await db
      .update(guestRows)
      .set({ ...columnsOf(contact), updatedAt: sql`now()` })
      .where(eq(guestRows.id, current.id))
    return current.id
  }
  const placed = await placeGuest(db, actor, contact, reservation.language)
  if (
    current &&
    current.id !== placed?.id &&
    !hasWords(current) &&
    (await isOnly(db, current.id, reservation.id))
  ) {
    await db.update(reservations).set({ guest: null }).where(eq(reservations.id, reservation.id))
    await deleteGuests(db, eq(guestRows.id, current.id))
  }
  return placed?.id ?? null
}

/** The card of an e-mail; of a phone number only where one of the two has no e-mail. */
async function findGuest(db: Db, { email, phone, last_name }: Contact): Promise<Guest | undefined> {
  if (email) {
    const [known] = await db
      .select()
      .from(guestRows)
      .where(sql`lower(${guestRows.email}) = ${email.toLowerCase()}`)
    if (known) return known
  }
  if (!phone) return undefined
  const isSame = sql`${lastDigitsOf(guestRows.phone)} = ${lastDigitsOf(phone)}`
  const isNamesake = sql`fold(coalesce(${guestRows.last_name}, '')) = fold(${last_name ?? ''})`
  const [guest] = await db
    .select()
    .from(guestRows)
    .where(and(isSame, isNamesake, email ? isNull(guestRows.email) : undefined))
    .orderBy(desc(guestRows.updatedAt), guestRows.id)
    .limit(1)
  return guest
}

/** Another order with the same e-mail may make the card at the same time: then it is that one. */
async function makeGuest(db: Db, actor: Actor, contact: Contact, language: Language): Promise<Guest> {
  const values = { ...columnsOf(contact), language }
  const [made] = await db.insert(guestRows).values(values).onConflictDoNothing().returning()
  if (!made) {
    const other = await findGuest(db, contact)
    if (!other) throw new Error('a card that cannot be made is there')
    return other
  }
  await recordChange(db, actor, { collection: 'guests', recordId: made.id, action: 'create', after: values })
  return made
}

/** The contact as columns of a card. */
function columnsOf({ first_name = null, last_name = null, email = null, phone = null }: Contact) {
  const name = nameOf({ first_name, last_name }) || email || phone || ''
  return { name, first_name, last_name, email, phone }
}

/** The full name of a person; empty without any. */
export const nameOf = ({ first_name, last_name }: Pick<Contact, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')

async function fillIn(db: Db, guest: Guest, contact: Contact): Promise<void> {
  const missing = (['first_name', 'email', 'phone'] as const).filter((key) => !guest[key] && contact[key])
  if (missing.length === 0) return
  const values = Object.fromEntries(missing.map((key) => [key, contact[key]]))
  const name = nameOf({ ...guest, ...values }) || guest.name
  await db
    .update(guestRows)
    .set({ ...values, name })
    .where(eq(guestRows.id, guest.id))
}

async function isRootUnwanted(db: Db, { merged_into }: Guest): Promise<boolean> {
  return merged_into !== null && ((await readGuest(db, merged_into))?.not_again ?? false)
}

async function readGuest(db: Db, id: string): Promise<Guest | undefined> {
  const [guest] = await db.select().from(guestRows).where(eq(guestRows.id, id))
  return guest
}

/** Whether no other reservation and no merged card belongs to a card. */
async function isOnly(db: Db, guest: string, reservation: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${reservations} where ${reservations.guest} = ${guest} and ${reservations.id} <> ${reservation}
    union all select 1 from ${guestRows} where ${guestRows.merged_into} = ${guest} limit 1`)
  return rows.length === 0
}

/** Whether the owner has written something on the card, or merged it. */
const hasWords = (guest: Guest): boolean =>
  Boolean(guest.wishes || guest.note || guest.not_again || guest.news_consent_on || guest.merged_into)
