import type { PropertyFigures } from './insight/alerts/read-figures.ts'
import type { JobTally } from './platform/jobs/jobs.ts'

/** Figures about the process and the property, for monitoring. */
export interface ApiFigures {
  /** Connections to PostgreSQL, and requests that wait for one. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
  /** Counts of scheduled jobs on this instance. */
  readonly jobs: readonly JobTally[]
  /** State of the whole property, at most ten seconds old; null while it cannot be read. */
  readonly property: PropertyFigures | null
}
