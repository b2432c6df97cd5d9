import { z } from 'zod'

/** Faults and tasks that need a person, the most urgent first. */
export const alertKind = z.enum([
  'calendar_conflicts',
  'failed_refunds',
  'voucher_refunds',
  'guests_missing',
  'foreigners_due',
  'stay_tax_due',
  'tasks_overdue',
  'stale_calendars',
  'unread_events',
  'dead_emails',
  'waiting_payments',
  'webhooks_off',
  'e_invoices_failed',
  'e_invoice_duty',
  'disk_low',
  'backup_overdue',
  'backup_unwritable',
  'backup_copy_failed',
  'restore_test_failed',
  'failing_jobs',
  'wallet_certificate',
  'initial_passwords',
  'sealed_with_old_secret',
  'old_secret_removable',
])
export type AlertKind = z.infer<typeof alertKind>

/** One alert of the dashboard and the owner's e-mail. */
export const alert = z.object({
  kind: alertKind,
  /** Number of cases. */
  count: z.int(),
  /** Details for the person in charge: names of jobs, the reason for which the backup failed. */
  detail: z.string().nullable(),
})
export type OwnerAlert = z.infer<typeof alert>
