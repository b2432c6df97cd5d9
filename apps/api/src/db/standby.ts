import type { ClientBase } from 'pg'

/** The address led to a standby, where the latest changes may be missing. */
class StandbyFound extends Error {}

/**
 * Accepts a new connection only to a server that is no standby. After a failover the old leader comes back as one, and
 * a proxy may lead to it until its next check; what is read there can be older than a change that was just answered.
 * @throws StandbyFound
 */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw new StandbyFound('The database is a standby at present')
}

/** Whether a call failed because the address led to a standby, also inside Drizzle's wrapper. */
export function isStandbyFound(error: unknown): boolean {
  if (error instanceof StandbyFound) return true
  return error instanceof Error && error.cause !== undefined && isStandbyFound(error.cause)
}
