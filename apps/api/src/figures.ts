import type { PropertyFigures } from './insight/alerts/read-figures.ts'
import type { JobTally } from './platform/jobs/jobs.ts'

/** What the API can say of itself at any moment, for whoever watches it. */
export interface ApiFigures {
  /** Connections to PostgreSQL, and requests that wait for one. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
  /** What scheduled jobs have done on this instance. */
  readonly jobs: readonly JobTally[]
  /** How the whole property is, at most ten seconds old; null while it cannot be read. */
  readonly property: PropertyFigures | null
}
