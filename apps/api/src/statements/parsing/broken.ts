import { ApiError } from '../../platform/errors.ts'

/** A statement that cannot be trusted as a whole: nothing of it is taken. `line` is where reading stopped, from 1. */
export const broken = (why: string, line?: number): ApiError =>
  new ApiError('statement_broken', why, line === undefined ? {} : { details: { line } })
