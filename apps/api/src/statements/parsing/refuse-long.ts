import { statementLines } from '@dvor/contract/money/statements.ts'
import { ApiError } from '../../platform/errors.ts'

/** @throws ApiError `statement_too_long` where a file has more movements than one import takes */
export function refuseLong(lines: number): void {
  if (lines <= statementLines) return
  const details = { most: statementLines }
  throw new ApiError('statement_too_long', `More than ${statementLines} movements`, { details })
}
