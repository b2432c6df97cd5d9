import { documentPrefixes } from '@dvor/contract/money/document-prefixes.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Clock } from '../platform/clock.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import type { VoucherReceiptFacts } from '../db/schema/accounting/vouchers.ts'
import { readSettings } from '../property/settings.ts'
import { insertVoucherMovement, type NewMovement, type VoucherMovementRow } from './movement-queries.ts'
import { taxOfMoney } from './tax-of-money.ts'
import { nextInSeries, type FoundVoucher } from './voucher-queries.ts'

type Moved = Pick<
  NewMovement,
  'kind' | 'amount' | 'money' | 'method' | 'provider' | 'provider_reference' | 'note'
> & {
  /** Number of the document that a reversal corrects. */
  corrects?: string | null
}

type Documented = Pick<
  FoundVoucher,
  'id' | 'number' | 'language' | 'buyer_name' | 'package' | 'package_title'
>

/** Records money taken or paid back for a voucher, with the next number of its documents and frozen content. */
export async function recordVoucherMoney(
  db: Db,
  actor: Actor,
  voucher: Documented,
  movement: Moved,
  { clock }: { clock: Clock },
): Promise<VoucherMovementRow> {
  const now = clock.now()
  const today = todayIn(now)
  const year = today.slice(0, 4)
  const recorded_by = actorName(actor)
  const { corrects: _, ...moved } = movement
  const facts = await factsOf(db, voucher, movement, { recorded_by, issued_on: today })
  const place = await nextInSeries(db, `receipts ${year}`)
  return insertVoucherMovement(db, {
    ...moved,
    voucher: voucher.id,
    number: `${documentPrefixes.voucher_receipt}${year}${String(place).padStart(4, '0')}`,
    facts,
    recorded_by,
    createdAt: now.toISOString(),
  })
}

async function factsOf(
  db: Db,
  voucher: Documented,
  moved: Moved,
  stamp: Pick<VoucherReceiptFacts, 'issued_on' | 'recorded_by'>,
): Promise<VoucherReceiptFacts> {
  const settings = await readSettings(db)
  const { street, postal_code, city, ico, dic, ic_dph, vat_payer } = settings
  const town = [postal_code, city].filter(Boolean).join(' ')
  const address = [street, town].filter(Boolean).join(', ')
  const name = settings.legal_name ?? settings.business_name
  const vat = await taxOfMoney(db, voucher, moved, settings, stamp.issued_on)
  const { package_title } = voucher
  return {
    ...stamp,
    language: voucher.language,
    voucher: voucher.number,
    payer: voucher.buyer_name,
    property: { name, address, ico, dic, ic_dph },
    vat_payer,
    ...(moved.corrects && { corrects: moved.corrects }),
    ...(package_title && { package: package_title }),
    ...(vat && { vat }),
  }
}
