import type { PersonExport, PersonQuery } from '@dvor/contract/privacy/personal-data.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { recordChanges } from '../history/queries.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { ownSections } from './own-sections.ts'
import { findPerson, type Person } from './person.ts'
import { readPerson, type PersonSection } from './read-person.ts'
import { insertRun } from './run-queries.ts'

export type PrivacyServices = Pick<Services, 'db' | 'clock' | 'appSecret' | 'publicUrl' | 'dataDir'>

/** Makes a transaction read from one snapshot, whatever is booked meanwhile; must be its first statement. */
export const readOneSnapshot = (tx: Db) => tx.execute(sql`set transaction isolation level repeatable read`)

/**
 * Everything about one person, from one snapshot. The history notes that it was exported, and for each reservation
 * whether numbers of documents were shown. @throws ApiError `not_found` where nothing is stored
 */
export async function exportPerson(
  actor: Actor,
  query: PersonQuery,
  numbers: boolean,
  services: PrivacyServices,
): Promise<PersonExport> {
  return inTransaction(services.db, async (tx) => {
    await readOneSnapshot(tx)
    const person = await findPerson(tx, query)
    const personExport = await compose(tx, person, { language: 'sk', numbers }, services)
    await noteExport(tx, actor, personExport, numbers, services)
    return personExport
  })
}

/**
 * The guest's own part of the reservation of one link, which fellow travellers may have, too (`own-sections.ts`).
 * @throws ApiError `not_found`
 */
export async function exportOwnReservation(token: string, services: PrivacyServices): Promise<OwnExport> {
  return inTransaction(services.db, async (tx) => {
    await readOneSnapshot(tx)
    const { id, language, guest_email } = await findReservation(tx, { token })
    const all = await compose(tx, { email: null, reservations: [id] }, { language, numbers: false }, services)
    return { ...all, sections: ownSections(all.sections, guest_email, language), language }
  })
}

export interface OwnExport extends PersonExport {
  language: Language
}

async function compose(
  db: Db,
  person: Person,
  { language, numbers }: { language: Language; numbers: boolean },
  { clock, appSecret }: PrivacyServices,
): Promise<PersonExport> {
  const { business_name } = await readSettings(db)
  const sections = await readPerson(db, person, { language, appSecret, numbers })
  if (sections.length === 0) throw notFound('Person')
  return { made_at: clock.now().toISOString(), property: business_name, email: person.email, sections }
}

async function noteExport(
  db: Db,
  actor: Actor,
  { sections }: PersonExport,
  numbers: boolean,
  { clock }: PrivacyServices,
): Promise<void> {
  const guests = Map.groupBy(idsIn(sections, 'stay_guests', 'reservation'), (reservation) => reservation)
  await recordChanges(
    db,
    actor,
    idsIn(sections, 'reservations', 'id').map((recordId) => {
      const guestIds = numbers ? guests.get(recordId) : undefined
      const change = { collection: 'reservations', recordId, action: 'person_exported' as const }
      return guestIds ? { ...change, after: { guests: guestIds.length } } : change
    }),
  )
  await insertRun(db, actor, { kind: 'export', cleared: {}, kept: [], now: clock.now() })
}

const idsIn = (sections: readonly PersonSection[], name: string, key: string): string[] =>
  sections.find((section) => section.name === name)?.records.map((record) => String(record[key])) ?? []
