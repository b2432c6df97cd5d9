import { expiresSoon, isExpiryEmailed } from '@dvor/contract/installation/wallet-keys.ts'
import { alertKind, type OwnerAlert, type AlertKind } from '@dvor/contract/insight/alerts.ts'
import { eInvoiceDuties } from '@dvor/contract/money/e-invoices.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { folderFault, isLow } from '../../platform/files/folders.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { countSealedEarlier } from '../../operations/secret-rotation/reseal.ts'
import { isBackupOverdue } from '../../operations/backups/check-overdue.ts'
import { readPropertyFigures, type PropertyFigures } from './read-figures.ts'

type AlertServices = Pick<Services, 'clock' | 'dataDir' | 'readRoom' | 'backups' | 'eInvoiceFolder'> &
  Partial<Pick<Services, 'appSecret'>>

interface Finding {
  /** Number shown on the dashboard. */
  shown: number
  /** Number that has waited long enough for an e-mail; all of them when absent. */
  emailed?: number
  detail?: string | null
}

/**
 * Faults and tasks that need a person, the most urgent first. The dashboard shows them at once; the owner gets an
 * e-mail only about those that last.
 */
export async function listAlerts(
  db: Db,
  services: AlertServices,
  by: 'shown' | 'emailed' = 'shown',
): Promise<OwnerAlert[]> {
  const figures = await readPropertyFigures(db, services.clock.now())
  const findings = {
    ...findingsOf(figures, services, await readSettings(db)),
    ...(await findOldSecret(db, services)),
    ...(await findFolderFaults(services)),
  }
  return alertKind.options.flatMap((kind) => {
    const { shown, emailed = shown, detail = null }: Finding = findings[kind]
    const count = by === 'emailed' ? emailed : shown
    return count > 0 ? [{ kind, count, detail }] : []
  })
}

/** After the secret was replaced: values that only the earlier one opens, or that there are none left. */
async function findOldSecret(db: Db, { appSecret }: AlertServices) {
  const isReplaced = appSecret !== undefined && typeof appSecret !== 'string'
  const count = isReplaced ? await countSealedEarlier(db, appSecret) : 0
  // Neither is a fault, so neither is e-mailed.
  return {
    sealed_with_old_secret: { shown: count, emailed: 0 },
    old_secret_removable: { shown: isReplaced && count === 0 ? 1 : 0, emailed: 0 },
  }
}

/** Whether the disk with the data has little room left, and whether backups can be written. */
async function findFolderFaults({ dataDir, readRoom, backups }: AlertServices) {
  const room = readRoom && (await readRoom(dataDir))
  const fault = backups?.nightly ? await folderFault(backups.folder) : null
  return {
    disk_low: {
      shown: room && isLow(room) ? 1 : 0,
      detail: room ? `${(room.free / 1e9).toFixed(1)} GB free of ${(room.total / 1e9).toFixed(0)} GB` : null,
    },
    backup_unwritable: { shown: fault === null ? 0 : 1, detail: fault },
  }
}

/** Whether the property owes e-invoices today and has no way to send them. */
const owesEInvoices = (figures: PropertyFigures, { clock, eInvoiceFolder }: AlertServices): boolean =>
  figures.e_invoices_unset > 0 && !eInvoiceFolder && todayIn(clock.now()) >= eInvoiceDuties[0].from

const hasCopyPlace = ({ backups }: AlertServices): boolean =>
  backups?.copyFolder !== undefined || backups?.copyBucket !== undefined

type FoundApart = 'sealed_with_old_secret' | 'old_secret_removable' | 'disk_low' | 'backup_unwritable'

function findingsOf(
  figures: PropertyFigures,
  services: AlertServices,
  { wallet_keys }: Settings,
): Record<Exclude<AlertKind, FoundApart>, Finding> {
  const today = todayIn(services.clock.now())
  const passesUntil = wallet_keys.apple?.expires_on ?? null
  return {
    calendar_conflicts: { shown: figures.conflicts_unseen },
    failed_refunds: { shown: figures.refunds_failed },
    voucher_refunds: { shown: figures.voucher_refunds },
    guests_missing: { shown: figures.guests_missing },
    foreigners_due: { shown: figures.foreigners_due },
    stay_tax_due: { shown: figures.stay_tax_due },
    tasks_overdue: { shown: figures.tasks_overdue },
    stale_calendars: { shown: figures.feeds_stale, emailed: figures.feeds_lost },
    unread_events: { shown: figures.events_unread },
    dead_emails: { shown: figures.emails_dead },
    waiting_payments: { shown: figures.lines_forgotten },
    webhooks_off: { shown: figures.webhooks_off },
    e_invoices_failed: { shown: figures.e_invoices_failed },
    // A duty for the whole time, so it is not e-mailed each day.
    e_invoice_duty: { shown: owesEInvoices(figures, services) ? 1 : 0, emailed: 0 },
    backup_overdue: { shown: isBackupOverdue(figures, services) ? 1 : 0, detail: figures.backup_failure },
    backup_copy_failed: {
      shown: hasCopyPlace(services) && figures.backup_copy_failure !== null ? 1 : 0,
      detail: figures.backup_copy_failure,
    },
    restore_test_failed: {
      shown: services.backups && figures.restore_test_failure !== null ? 1 : 0,
      detail: figures.restore_test_failure,
    },
    wallet_certificate: {
      shown: expiresSoon(passesUntil, today) ? 1 : 0,
      emailed: isExpiryEmailed(passesUntil, today) ? 1 : 0,
    },
    // Not a fault, so it is not e-mailed.
    initial_passwords: { shown: figures.passwords_initial, emailed: 0 },
    failing_jobs: { shown: figures.jobs_failing.length, detail: figures.jobs_failing.join(', ') || null },
  }
}
