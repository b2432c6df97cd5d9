import { ApiError } from '../errors.ts'

/** The file store does not answer, or answers what it never should; heals or is mended without us. */
export function storeUnavailable(cause: unknown): ApiError {
  const fault = new ApiError('storage_unavailable', 'The file store does not answer; try again in a moment', {
    retryAfterSeconds: 5,
  })
  fault.cause = cause
  return fault
}

/** No room on the disk, or the account's share of it is used up. */
const fullCodes = ['ENOSPC', 'EDQUOT']

export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** A fault of this machine's disk in our words, anything else as it is. */
export function asDiskFault(error: unknown): unknown {
  if (!fullCodes.includes(String(codeOf(error)))) return error
  const fault = new ApiError('storage_full', 'There is no room left for files')
  fault.cause = error
  return fault
}
