import pg from 'pg'

/** SQLSTATE of a write at a server that accepts none: a standby, also one that is just becoming the leader. */
export const readOnlyTransaction = '25006'

const diskFull = '53100'
const insufficientPrivilege = '42501'

/** Whether PostgreSQL cannot store anything: its disk is full, or its files are read-only. */
export function isStorageFull(error: unknown): boolean {
  const databaseError = postgresError(error)
  // PostgreSQL has no state of its own for a file system that became read-only.
  const isReadOnly =
    databaseError?.code === insufficientPrivilege && /read-only file system/i.test(databaseError.message)
  return databaseError?.code === diskFull || isReadOnly
}

/** SQLSTATE of a statement that waited for a lock as long as it may. */
export const lockNotAvailable = '55P03'

/** SQLSTATE of an error from the database, also inside Drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  return postgresError(error)?.code
}

const protocolViolation = '08P01'

/**
 * Whether PgBouncer has ended the connection: the database behind it is away, or none of its connections came free in
 * time. All its errors have this state; PostgreSQL uses it, too, but lets the connection live.
 */
export function isEndedByPooler(error: unknown): boolean {
  const databaseError = postgresError(error)
  return databaseError?.code === protocolViolation && databaseError.severity === 'FATAL'
}

/** The error of PostgreSQL among the causes of an error; undefined where there is none. */
export function postgresError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error
  return error instanceof Error && error.cause !== undefined ? postgresError(error.cause) : undefined
}
