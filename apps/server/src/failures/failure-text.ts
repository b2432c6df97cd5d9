/** Failures whose message is meant for the person who typed the command or started the server. */
const oneLiners = new Set(['StartFailure', 'PostgresFailure', 'OperationRefused', 'SettingRefused'])
/** Messages and codes of the system, PostgreSQL and the file store for a full disk. */
const diskFull = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 'storage_full'])

/** One line for failures that a person can correct, the whole stack for others. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (oneLiners.has(error.name)) return error.message
  if (isDiskFull(error))
    return 'The disk is full; make room where DATA_DIR and the database lie, and start again'
  return error.stack ?? error.message
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && diskFull.has(error.code)) || isDiskFull(error.cause)
}
