import { like, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { draftSealer } from '../../booking/holding/draft-queries.ts'
import { factorSealer } from '../../accounts/credentials/sign-in-kit.ts'
import { voucherRows } from '../../db/schema/accounting/vouchers.ts'
import { pushKeys } from '../../db/schema/accounts/push.ts'
import { webhookSecrets } from '../../db/schema/accounts/webhooks.ts'
import { secondFactors } from '../../db/schema/accounts/second-factor.ts'
import { bookingDrafts } from '../../db/schema/reservations/booking-drafts.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'
import type { AppSecret } from '../../platform/keys.ts'
import type { Sealer } from '../../platform/sealer.ts'
import { DocumentNumbers } from '../../register/document-numbers.ts'
import { voucherSealer } from '../../vouchers/voucher-codes.ts'
import { pushSealer } from '../../push/vapid-keys.ts'
import { webhookSealer } from '../../webhooks/secrets.ts'

/** A column of values that are sealed with the root secret, each bound to the id of its row. */
export interface SealedColumn {
  readonly table: PgTable
  readonly id: PgColumn
  readonly sealed: PgColumn
  sealerOf(appSecret: AppSecret): Sealer
}

/** Every such column; the values of the settings are in `reseal.ts`. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: stayGuests,
    id: stayGuests.id,
    sealed: stayGuests.document_sealed,
    sealerOf: (appSecret) => new DocumentNumbers(appSecret),
  },
  {
    table: stayGuests,
    id: stayGuests.id,
    sealed: stayGuests.visa_sealed,
    sealerOf: (appSecret) => new DocumentNumbers(appSecret),
  },
  {
    table: secondFactors,
    id: secondFactors.userId,
    sealed: secondFactors.sealedSecret,
    sealerOf: factorSealer,
  },
  { table: voucherRows, id: voucherRows.id, sealed: voucherRows.code_sealed, sealerOf: voucherSealer },
  {
    table: webhookSecrets,
    id: webhookSecrets.webhook,
    sealed: webhookSecrets.sealed,
    sealerOf: webhookSealer,
  },
  { table: pushKeys, id: pushKeys.id, sealed: pushKeys.sealed, sealerOf: pushSealer },
  { table: bookingDrafts, id: bookingDrafts.id, sealed: bookingDrafts.content_sealed, sealerOf: draftSealer },
]

/** Condition for the rows whose value was sealed with an earlier secret. */
export const sealedEarlier = ({ sealed }: SealedColumn, sealer: Sealer): SQL =>
  or(...sealer.earlierBeginnings.map((beginning) => like(sealed, `${beginning}%`))) ?? sql`false`
