import type { IssueCode } from '@dvor/contract/errors/errors.ts'
import { invalid } from '../../platform/errors.ts'

/** Refuses a file or a value of the owner's keys. @throws ApiError `invalid` with the code on the field */
export function refuse(path: string, code: IssueCode = 'file_unreadable'): never {
  throw invalid([{ path, code }])
}

/** Whether OpenSSL could not read a key because of its password: a missing one, or a wrong one. */
export const isPasswordMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MISSING_PASSPHRASE' || error.code === 'ERR_OSSL_BAD_DECRYPT')
