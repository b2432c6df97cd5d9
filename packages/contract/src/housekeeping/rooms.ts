import { z } from 'zod'
import { closureKinds } from '../collections/calendars/closures.ts'
import { seenWith } from '../declaration/seen-with.ts'
import { day, id, instant, time } from '../values/values.ts'

/** States of a room, in the order in which it passes them. */
export const roomStates = [
  { value: 'dirty', label: { sk: 'Neupratané', en: 'Dirty' } },
  { value: 'cleaning', label: { sk: 'Upratuje sa', en: 'Being cleaned' } },
  { value: 'clean', label: { sk: 'Upratané', en: 'Clean' } },
  { value: 'checked', label: { sk: 'Skontrolované', en: 'Checked' } },
] as const
export const roomState = z.enum(roomStates.map(({ value }) => value))
export type RoomState = z.infer<typeof roomState>

/** A room as it is now. */
export const roomNow = z.object({
  unit: id,
  code: z.string(),
  state: roomState,
  /** Moment and person of the last change; null where it followed from a stay. */
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
  /** Why the room is not let tonight, and the last night of it. */
  out_of_order: z
    .object({
      kind: z.enum(closureKinds.map(({ value }) => value)),
      until: day,
      reason: seenWith('chart.read', z.string().nullable()),
    })
    .nullable(),
  /** Number of defects that are not mended. */
  open_defects: z.int(),
})
export type RoomNow = z.infer<typeof roomNow>

/** `PUT /room-states/:id`: from the state that the caller saw. */
export const roomStateChange = z.strictObject({ from: roomState, to: roomState })
export type RoomStateChange = z.infer<typeof roomStateChange>

/** Who cleans a room on a day, until when, and what is to be known there. */
export const roomPlan = z.object({
  unit: id,
  cleaner: id.nullable(),
  cleaner_name: z.string().nullable(),
  /** Place among the rooms of the day, from 0; null for that which follows from the arrivals. */
  position: z.int().nullable(),
  until: time.nullable(),
  note: z.string().nullable(),
})
export type RoomPlan = z.infer<typeof roomPlan>

const plannedRoom = z.strictObject({
  unit: id,
  cleaner: id.nullable().optional(),
  position: z.int().min(0).max(10_000).nullable().optional(),
  until: time.nullable().optional(),
})

/** `PUT /cleaning-plans`: the given values of the given rooms on a day; all else stays. */
export const planChange = z.strictObject({ day, rooms: z.array(plannedRoom).min(1).max(300) })
export type PlanChange = z.infer<typeof planChange>

/** `PUT /cleaning-notes/:id`: the note of a room on a day. */
export const roomNote = z.strictObject({ day, note: z.string().trim().max(1000).nullable() })
export type RoomNote = z.infer<typeof roomNote>

/** `GET /colleagues`: people of the property, to whom work can be given. */
export const colleague = z.object({ id, name: z.string(), cleans: z.boolean() })
export type Colleague = z.infer<typeof colleague>
