import { reservations as declaration } from '@dvor/contract/collections/reservations/reservations.ts'
import { onServer } from '../crud/define.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { computeReservations } from '../reservations/queries/present-reservations.ts'
import { reservations as table } from '../db/schema/reservations/reservations.ts'

/** Reading goes through the engine, writing through the use-cases of the feature. */
export const reservations = onServer(declaration, table, {
  hooks: { beforeRead: expireOverdue, compute: computeReservations },
  handledElsewhere: ['create', 'edit', 'delete'],
  hasSearchText: true,
})
