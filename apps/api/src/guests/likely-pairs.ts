import type { GuestPair } from '@dvor/contract/guests/guest-cards.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { lastDigitsOf } from '../db/schema/reservations/phone-digits.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

interface Row extends Record<string, unknown> {
  guests: GuestPair['guests']
  likeness: GuestPair['likeness']
}

/** Cards of one answer. */
const mostPairs = 50

/**
 * Pairs of cards that may be of one person: the same phone number, or the same name with the same date of birth in the
 * register or the same street. @param id only pairs with this card, which comes first
 */
export async function listLikelyPairs(db: Db, id?: string): Promise<GuestPair[]> {
  const short = (name: string) => {
    const of = sql.raw(name)
    return sql`jsonb_build_object('id', ${of}.id, 'name', ${of}.name, 'email', ${of}.email, 'phone', ${of}.phone)`
  }
  const { rows } = await db.execute<Row>(sql`
    with card as (select id, name, email, phone, fold(name) as folded, ${lastDigitsOf(sql`phone`)} as digits
        from ${guestRows} where merged_into is null),
      fact as (
        select g.id, f.kind, f.value from card g
          join ${guestRows} own on coalesce(own.merged_into, own.id) = g.id
          join ${reservations} r on r.guest = own.id
          cross join lateral (
            select 'address' as kind, g.folded || '/' || fold(r.guest_address ->> 'street') as value
            union all
            select 'birth', g.folded || '/' || s.birth_date from ${stayGuests} s
              where s.reservation = r.id and fold(s.first_name || ' ' || s.last_name) = g.folded) f
        where f.value is not null
        union select id, 'phone', digits from card where length(digits) = 9),
      pair as (
        select distinct on (a.id, b.id) a.id as first, b.id as second, a.kind
        from fact a join fact b on b.kind = a.kind and b.value = a.value
          and ${id ? sql`a.id = ${id} and b.id <> a.id` : sql`b.id > a.id`}
        order by a.id, b.id, array_position(array['phone', 'birth', 'address'], a.kind))
    select jsonb_build_array(${short('a')}, ${short('b')}) as guests, pair.kind as likeness
    from pair join card a on a.id = pair.first join card b on b.id = pair.second
    order by a.name, b.name, a.id, b.id limit ${mostPairs}`)
  return rows
}
