import { z } from 'zod'
import { country, day, email, id, name, phone } from '../values/values.ts'

/** Most persons of one rooming list. */
export const mostListed = 300

/** A person of a reservation with several rooms, and where the person sleeps; what is not known yet is null. */
export const roomingPerson = z.strictObject({
  /** Chosen by who adds the person, so that a repeated call adds nobody twice; null lets the server choose. */
  id: id.nullable(),
  /** Id of the stay, that is of the room; null where it is not decided. */
  stay: id.nullable(),
  first_name: name,
  last_name: name,
  birth_date: day.nullable(),
  nationality: country.nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
  note: z.string().trim().max(300).nullable(),
  is_child: z.boolean(),
})
export type RoomingPerson = z.infer<typeof roomingPerson>

/** `PUT /reservations/{id}/rooming-list`: all persons in their order; absent ones are deleted. */
export const roomingChange = z.strictObject({
  persons: z
    .array(roomingPerson)
    .max(mostListed)
    .refine((persons) => new Set(persons.map(({ id: own }, at) => own ?? at)).size === persons.length, {
      error: 'not_unique',
    }),
})

/** `GET /reservations/{id}/rooming-list` */
export const roomingList = z.object({
  persons: z.array(roomingPerson),
  /** The `If-Match` of a change; another one is refused as `stale` with the list as it is. */
  version: z.string(),
})
export type RoomingList = z.infer<typeof roomingList>
