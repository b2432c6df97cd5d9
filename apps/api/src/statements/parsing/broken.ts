import { ApiError } from '../../platform/errors.ts'

/**
 * The error for a statement that cannot be trusted as a whole; nothing of it is imported. `line` is where reading
 * stopped, from 1.
 */
export const broken = (why: string, line?: number): ApiError =>
  new ApiError('statement_broken', why, line === undefined ? {} : { details: { line } })
