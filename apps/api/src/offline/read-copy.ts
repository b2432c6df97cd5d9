import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import {
  offlineChart,
  offlineDays,
  offlineHours,
  type offlineCopy,
} from '@dvor/contract/calls/desk/offline-copy.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { z } from 'zod'
import type { Ask } from '../assistants/ask.ts'
import { readRooms } from '../housekeeping/read-rooms.ts'
import { readHousekeepingSheet } from '../housekeeping/read-sheet.ts'
import { readDashboard } from '../insight/dashboard/read-dashboard.ts'
import { readChart } from '../insight/tape-chart/read-chart.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import type { Actor } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'

const presented = z.array(z.looseObject({ id: z.string(), state: reservationState }))

/** What the actor may see of the coming days, in one answer. @param ask makes calls as the actor */
export async function readCopy(
  services: GatewayServices,
  actor: Actor,
  ask: Ask,
): Promise<z.input<typeof offlineCopy>> {
  const { db, clock } = services
  const made_at = clock.now().toISOString()
  const first = today(clock)
  const view = { from: addDays(first, -offlineChart.before), to: addDays(first, offlineChart.after) }
  const until = addDays(first, offlineHours / 24)
  const seen = <T>(permission: Permission, read: () => Promise<T>) => (can(actor, permission) ? read() : null)
  const cleans = can(actor, 'housekeeping.read')
  return {
    made_at,
    dashboard: await seen('dashboard.read', () => readDashboard(db, actor, services)),
    chart: await seen('chart.read', () => readChart(db, view, services)),
    reservations: await seen('reservations.read', async () => {
      const query = {
        arrival_lte: addDays(first, offlineDays),
        departure_gte: addDays(first, -1),
        _limit: -1,
      }
      const rows = presented.parse(await ask('GET /reservations', { query }))
      return rows.filter(({ state }) => stateRules[state].isBooked)
    }),
    rooms: cleans ? await readRooms(db, first) : null,
    housekeeping: cleans ? await readHousekeepingSheet(db, { from: first, to: until }, first) : null,
  }
}
