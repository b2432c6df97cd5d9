import { ApiError } from '../errors.ts'

/** The file store does not answer, or gives an invalid answer; the cause lies outside of the program. */
export function storeUnavailable(cause: unknown): ApiError {
  const fault = new ApiError('storage_unavailable', 'The file store does not answer; try again in a moment', {
    retryAfterSeconds: 5,
  })
  fault.cause = cause
  return fault
}

/** The disk is full, its quota is used up, or it takes no files at all. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Code of an error of Node.js, such as `ENOENT`; undefined for other errors. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** A fault of this machine's disk as an API error, any other error unchanged. */
export function asDiskFault(error: unknown): unknown {
  if (!fullCodes.includes(String(codeOf(error)))) return error
  return storageFull(error)
}

/** Nothing can be stored until somebody makes room. */
export function storageFull(cause: unknown): ApiError {
  const fault = new ApiError('storage_full', 'There is no room left to store this')
  fault.cause = cause
  return fault
}
