import pg from 'pg'

/** SQLSTATE of a write at a server that accepts none: a standby, also one that is just becoming the leader. */
export const readOnlyTransaction = '25006'

/** SQLSTATE of a statement that waited for a lock as long as it may. */
export const lockNotAvailable = '55P03'

/** SQLSTATE of an error from the database, also inside Drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  return postgresError(error)?.code
}

export function postgresError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error
  return error instanceof Error && error.cause !== undefined ? postgresError(error.cause) : undefined
}
