import type { Services } from '../../services.ts'

const timeoutMs = 48 * 60 * 60_000

/** Since when a property may miss its backup. */
interface Beginning {
  /** When the newest good one was made. */
  backup_at: string | null
  /** Since when there is a property to lose. */
  property_since: string | null
}

/**
 * Whether the property has had no good backup for 48 hours (a new one: since its beginning). A property whose owner has
 * switched the nightly one off is kept in another way, and misses none.
 */
export function isBackupOverdue(
  { backup_at, property_since }: Beginning,
  { backups, clock }: Pick<Services, 'backups' | 'clock'>,
): boolean {
  const since = backup_at ?? property_since
  if (!backups?.nightly || !since) return false
  return clock.now().getTime() - Date.parse(since) > timeoutMs
}
