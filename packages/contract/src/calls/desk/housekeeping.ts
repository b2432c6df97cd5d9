import { z } from 'zod'
import * as items from '../../reservations/bill-items.ts'
import * as rooms from '../../housekeeping/rooms.ts'
import { declareCalls } from '../call.ts'
import { housekeepingPaths } from './housekeeping-paths.ts'

/** States of rooms, and the plan of their cleaning; the work of a day is `GET /housekeeping-sheet`. */
export const housekeepingCalls = declareCalls('housekeeping', housekeepingPaths, {
  rooms: {
    access: 'housekeeping.read',
    summary: 'Stav izieb teraz',
    answer: z.array(rooms.roomNow),
  },
  /** Repeated, it changes nothing; from another state than the present one it is refused with the room as it is. */
  changeState: {
    access: 'housekeeping.work',
    summary: 'Zmena stavu izby',
    body: rooms.roomStateChange,
    errors: ['stale'],
    answer: rooms.roomNow,
  },
  plan: {
    access: 'housekeeping.plan',
    summary: 'Kto upratuje ktorú izbu, v akom poradí a dokedy',
    body: rooms.planChange,
    answer: z.array(rooms.roomPlan),
  },
  note: {
    access: 'housekeeping.work',
    summary: 'Poznámka k upratovaniu izby v daný deň',
    body: rooms.roomNote,
    answer: rooms.roomPlan,
  },
  minibar: {
    access: 'housekeeping.read',
    summary: 'Čo býva v minibare, bez cien',
    answer: z.array(items.minibarProduct),
  },
  /** For the guests who slept in the room last night. */
  reportMinibar: {
    keyed: true,
    access: 'housekeeping.work',
    summary: 'Čo chýba v minibare izby, na účet jej hostí alebo ako návrh recepcii',
    body: items.minibarReport,
    answer: items.minibarReported,
  },
  colleagues: {
    access: 'staff',
    summary: 'Ľudia, ktorým sa dá dať práca',
    answer: z.array(rooms.colleague),
  },
})
