import { postgresError } from '../db/sql-state.ts'
import { ApiError } from './errors.ts'

/** SQLSTATE of the triggers that protect closed months (migration `accounting`). */
const closedState = 'DV001'

/** The refusal of a write into a month that accounting has closed; undefined for other errors. */
export function closedMonthOf(error: unknown): ApiError | undefined {
  const refused = postgresError(error)
  if (refused?.code !== closedState) return undefined
  return new ApiError('period_closed', 'The month is closed', { details: { month: refused.detail } })
}
