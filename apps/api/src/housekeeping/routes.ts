import { housekeepingCalls } from '@dvor/contract/calls/desk/housekeeping.ts'
import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import { checkedRange } from '../insight/day-sheets/checked-range.ts'
import { today } from '../platform/clock.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { changeRoomState } from './change-room-state.ts'
import { listColleagues } from './list-colleagues.ts'
import { changeNote, changePlans } from './plans.ts'
import { listMinibar, reportMinibar } from './report-minibar.ts'
import { readRooms } from './read-rooms.ts'
import { readHousekeepingSheet } from './read-sheet.ts'

/** Mounts the work of housekeeping by days, states of rooms and the plan of their cleaning. */
export function mountHousekeeping(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  mountCalls(app, insightCalls, {
    housekeeping: async ({ query }) => {
      const range = checkedRange(query)
      await expireOverdue(db, services)
      return readHousekeepingSheet(db, range, today(clock))
    },
  })
  mountCalls(app, housekeepingCalls, {
    rooms: () => readRooms(db, today(clock)),
    changeState: ({ actor, params, body }) => changeRoomState(db, actor, params.id, body, services),
    plan: ({ actor, body }) => changePlans(db, actor, body),
    note: ({ actor, params, body }) => changeNote(db, actor, params.id, body),
    minibar: () => listMinibar(db),
    reportMinibar: ({ actor, params, body }) => reportMinibar(db, actor, params.id, body, services),
    colleagues: () => listColleagues(db),
  })
}
