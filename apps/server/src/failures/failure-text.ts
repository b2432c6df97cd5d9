/** Failures whose message is meant for the person who typed the command or started the server. */
const oneLiners = new Set(['StartFailure', 'PostgresFailure', 'OperationRefused', 'SettingRefused'])
/** As the system, PostgreSQL and the file store tell of a disk without room. */
const diskFull = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 'storage_full'])

/** One line for what a person can mend, the whole stack for what only a programmer can. */
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
