import { can } from '@dvor/contract/accounts/roles.ts'
import { isStored, type Collection } from '@dvor/contract/declaration/collection.ts'
import { canRead, seenBy } from '@dvor/contract/declaration/seen.ts'
import type { FieldKind } from '@dvor/contract/declaration/field.ts'
import { hitsPerGroup, searchedCollections, type SearchGroupName } from '@dvor/contract/insight/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../../platform/actor.ts'
import type { ServerCollection } from '../../crud/define.ts'
import type { Registry } from '../../crud/registry.ts'
import type { Db } from '../../db/database.ts'
import {
  areIndexed,
  containsDigits,
  containsWords,
  matchesSearchText,
  phoneDigits,
  wordsOf,
} from '../../db/folded-text.ts'
import { roomingPersons, stayGuests } from '../../db/schema/reservations/guest-register.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../../db/schema/reservations/service-reservations.ts'

/** One hit as a row of the database. */
export type FoundRow = {
  name: SearchGroupName
  id: string
  title: string
  detail: string | null
  number: string | null
  arrival: string | null
  departure: string | null
  first_service: { day: string; time_from: string } | null
  state: string | null
}

/** Kinds of fields that identify a record; long texts would give too many hits. */
const identifyingKinds: readonly FieldKind[] = ['text', 'email', 'phone']

/** Fields with a key of the program, which people never see and therefore do not search. */
const keyFields: ReadonlySet<string> = new Set(['key', 'mark'])

/** A text as people read it: the variables of an e-mail's subject are left out. */
const readable = (column: AnyPgColumn): SQL =>
  sql`regexp_replace(${column}, ${String.raw`\{\{[^}]*\}\}`}, '…', 'g')`

/** Largest number of matching rows that are ranked. */
const mostLookedAt = 500

/** Number of the latest rows that are searched where no index applies, instead of all rows. */
const latestRead = 20_000

/**
 * Rows of a table with search text, under its own name, that contain all words; of thousands only the latest. Only
 * these are ranked, because folding texts takes most of a search's time.
 */
function candidates(table: PgTable, text: string, latest: AnyPgColumn, digits?: string): SQL {
  const all = sql.join(
    wordsOf(text).map((word) => matchesSearchText(table, word)),
    sql` and `,
  )
  const condition = digits ? sql`((${all}) or ${matchesSearchText(table, digits)})` : all
  const last = sql`(select ${latest} from ${table} order by ${latest} desc offset ${latestRead} limit 1)`
  const recent = areIndexed(text) ? sql`true` : sql`${latest} >= coalesce(${last}, '-infinity')`
  return sql`(select * from ${table} where ${condition} and ${recent} order by ${latest} desc limit ${mostLookedAt}) as ${table}`
}

/** Rank of a match: the whole text, its beginning, the beginning of a word, anywhere. */
const rankOf = (column: AnyPgColumn, text: string): SQL => sql`case
  when fold(${column}) = fold(${text}) then 0
  when starts_with(fold(${column}), fold(${text})) then 1
  when position(' ' || fold(${text}) in fold(${column})) > 0 then 2
  else 3 end`

/** Names the columns of a hit, with no row. */
const emptyGroup = sql`(select null as name, null::uuid as id, null as title, null as detail, null as number,
  null as arrival, null as departure, null::json as first_service, null as state where false)`

const best = (order: SQL): SQL => sql`order by ${order} limit ${hitsPerGroup}`

/** First day of a slot service of a reservation without a stay; null of others. */
const firstService = sql`case when ${reservations.arrival} is null then
  (select json_build_object('day', ${serviceReservations.day}, 'time_from', ${serviceReservations.time_from})
    from ${serviceReservations} where ${serviceReservations.reservation} = ${reservations.id}
    order by ${serviceReservations.day}, ${serviceReservations.time_from} limit 1) end`

/** Reservations by number (also as variable symbol), guest, and contacts where the caller sees them; without holds. */
function findReservations(text: string, actor: Actor): SQL {
  if (!can(actor, 'guests.read')) return findNamed(text)
  const { number, guest_name, guest_email, guest_phone } = reservations
  const digits = phoneDigits(text)
  const condition = sql`${containsWords([number, guest_name, guest_email, guest_phone], text)}
    or ${containsDigits(guest_phone, digits)}`
  const rank = sql`least(${rankOf(number, text)}, ${rankOf(guest_name, text)}, ${rankOf(guest_email, text)})`
  return sql`(select 'reservations' as name, ${reservations.id} as id, coalesce(${guest_name}, ${number}) as title,
    case when position(fold(${text}) in fold(${guest_name})) > 0 then null else coalesce(${guest_email}, ${guest_phone}) end as detail,
    ${number} as number, ${reservations.arrival}::text as arrival, ${reservations.departure}::text as departure,
    ${firstService} as first_service, ${reservations.state} as state
    from ${candidates(reservations, text, reservations.createdAt, digits)} where ${number} is not null and (${condition})
    ${best(sql`${rank}, ${reservations.arrival} desc nulls last, ${reservations.id}`)})`
}

/** The same by number and name alone. */
function findNamed(text: string): SQL {
  const { number, guest_name } = reservations
  return sql`(select 'reservations' as name, ${reservations.id} as id, coalesce(${guest_name}, ${number}) as title, null as detail,
    ${number} as number, ${reservations.arrival}::text as arrival, ${reservations.departure}::text as departure,
    ${firstService} as first_service, ${reservations.state} as state
    from ${candidates(reservations, text, reservations.createdAt)}
    where ${number} is not null and ${containsWords([number, guest_name], text)}
    ${best(sql`least(${rankOf(number, text)}, ${rankOf(guest_name, text)}), ${reservations.arrival} desc nulls last, ${reservations.id}`)})`
}

/** Persons of the guest register or of rooming lists other than the guest who booked. */
function findGuests(persons: typeof stayGuests | typeof roomingPersons, text: string): SQL {
  const { first_name, last_name, createdAt, id, reservation } = persons
  const name = sql`${first_name} || ' ' || ${last_name}`
  return sql`(select 'guests', ${reservations.id}, ${name}, ${reservations.guest_name},
    ${reservations.number}, ${reservations.arrival}::text, ${reservations.departure}::text, ${firstService},
    ${reservations.state}
    from ${candidates(persons, text, createdAt)} join ${reservations} on ${reservations.id} = ${reservation}
    where ${reservations.number} is not null
      and ${containsWords([first_name, last_name], text)}
      and fold(${name}) is distinct from fold(${reservations.guest_name})
    ${best(sql`${reservations.arrival} desc nulls last, ${id}`)})`
}

/** Records of any declared collection, by the fields that identify them. */
function findRecords(collection: ServerCollection, seen: Collection, text: string): SQL {
  const { declaration, table, columns, hasSearchText } = collection
  const { id, createdAt, [declaration.titleField]: title } = columns
  if (!id || !createdAt || !title) throw new Error(`${declaration.name} cannot be searched`)
  const others = Object.entries(seen.fields).flatMap(([key, field]) => {
    const column = columns[key]
    return column &&
      key !== declaration.titleField &&
      !keyFields.has(key) &&
      isStored(field) &&
      identifyingKinds.includes(field.kind)
      ? [column]
      : []
  })
  // A long text holds many words: its hits would crowd out those of titles.
  const isNarrowed = hasSearchText && !Object.values(declaration.fields).some(({ kind }) => kind === 'html')
  const cases = others.map(
    (column) => sql`when position(fold(${text}) in fold(${column})) > 0 then ${readable(column)}`,
  )
  const detail = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} end` : sql`null`
  return sql`(select ${sql.raw(`'${declaration.name}'`)}, ${id}, ${title},
    case when position(fold(${text}) in fold(${title})) > 0 then null else ${detail} end, null, null, null, null::json, null
    from ${isNarrowed ? candidates(table, text, createdAt) : table} where ${title} is not null and ${containsWords([title, ...others], text)}
    ${best(sql`${rankOf(title, text)}, ${createdAt} desc, ${id}`)})`
}

/** The search of one group for a caller; none where the caller does not see its records or their titles. */
function groupFor(actor: Actor, collection: ServerCollection, text: string): SQL[] {
  const { declaration } = collection
  const seen = seenBy(actor, declaration)
  if (!canRead(actor, declaration) || !seen.fields[declaration.titleField]) return []
  if (declaration.name !== 'reservations') return [findRecords(collection, seen, text)]
  if (!can(actor, 'reservations.checkin')) return [findReservations(text, actor)]
  return [findReservations(text, actor), findGuests(stayGuests, text), findGuests(roomingPersons, text)]
}

/** The best hits of every group that the caller sees, by one statement. */
export async function findEverywhere(
  db: Db,
  registry: Registry,
  actor: Actor,
  text: string,
): Promise<FoundRow[]> {
  const groups = searchedCollections.flatMap((name) => {
    const collection = registry.get(name)
    return collection ? groupFor(actor, collection, text) : []
  })
  if (groups.length === 0) return []
  const { rows } = await db.execute<FoundRow>(sql.join([emptyGroup, ...groups], sql` union all `))
  return rows
}
