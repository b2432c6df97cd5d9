import { z } from 'zod'
import { recordOf } from '../answers.ts'
import { reservations } from '../../collections/reservations/reservations.ts'
import { roomNow } from '../../housekeeping/rooms.ts'
import { dashboard } from '../../insight/dashboard.ts'
import { housekeepingSheet } from '../../insight/day-sheets.ts'
import { tapeChart } from '../../reservations/tape-chart.ts'
import { instant } from '../../values/values.ts'

/** Days of which the copy has reservations, today's first. */
export const offlineDays = 14
/** Days of its chart: the usual view, and those by which it moves while the copy is shown. */
export const offlineChart = { before: 2, after: 30 }
/** Hours after which a device no longer shows the copy. */
export const offlineHours = 48

/**
 * `GET /offline-copy`: what the reception reads without a network, each part as its own call answers it; null where the
 * person may not see it.
 */
export const offlineCopy = z.object({
  made_at: instant,
  dashboard: dashboard.nullable(),
  chart: tapeChart.nullable(),
  /** Reservations with a stay in these days, and those that arrived or left yesterday. */
  reservations: z.array(recordOf(reservations)).nullable(),
  rooms: z.array(roomNow).nullable(),
  /** Work of today and of the days in which the copy is shown. */
  housekeeping: housekeepingSheet.nullable(),
})
export type OfflineCopy = z.infer<typeof offlineCopy>
