import type { GatheringUnitState } from '@dvor/contract/reservations/gatherings.ts'
import type { ReactNode } from 'react'
import classes from './gatherings.module.css'

const looks: Record<GatheringUnitState, string | undefined> = {
  free: classes.free,
  chosen: classes.booked,
  taken: classes.booked,
  released: classes.released,
}

/** The state of a room for the families. */
export function StateTag({ state, children }: { state: GatheringUnitState; children: ReactNode }) {
  return <span className={`${classes.state} ${looks[state]}`}>{children}</span>
}
