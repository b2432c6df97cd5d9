import type { Services } from '../../platform/services.ts'

const timeoutMs = 48 * 60 * 60_000

/** Time from which a property needs backups. */
interface Beginning {
  /** Time of the newest good one. */
  backup_at: string | null
  /** Time from which the property needs backups. */
  property_since: string | null
}

/**
 * Whether the property has had no good backup for 48 hours (a new one: since its beginning). Always false where the
 * owner has switched the nightly backup off, because the property is backed up by other means.
 */
export function isBackupOverdue(
  { backup_at, property_since }: Beginning,
  { backups, clock }: Pick<Services, 'backups' | 'clock'>,
): boolean {
  const since = backup_at ?? property_since
  if (!backups?.nightly || !since) return false
  return clock.now().getTime() - Date.parse(since) > timeoutMs
}
