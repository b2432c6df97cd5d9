import { voucherCodeLength } from '@dvor/contract/money/vouchers.ts'
import { ownersText } from '@dvor/contract/site/owners-text.ts'
import { packageVoucherTitle, voucherLastDay } from '@dvor/booking/packages/package-voucher.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { invalid } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { readOwnersTexts } from '../property/owners-texts.ts'
import { readSettings } from '../property/settings.ts'
import type { VoucherServices } from './services.ts'
import { hashVoucherCode, newVoucherCode, voucherSealer } from './voucher-codes.ts'
import { findVoucherPackage } from './voucher-packages.ts'
import { insertVoucher, nextInSeries, type NewVoucherRow } from './voucher-queries.ts'

/** Added to the place of a voucher, so that its symbol is never the number of a reservation (`2027…`). */
const firstNumber = 90_000_000

/** A new code and its hash, made before a transaction because the hash is slow. */
export interface MadeCode {
  code: string
  code_hash: string
}

/** Makes the code of a new voucher; slow, so it is called before a transaction begins. */
export async function makeCode(services: Pick<VoucherServices, 'voucherCost'>): Promise<MadeCode> {
  const code = newVoucherCode()
  return { code, code_hash: await hashVoucherCode(code, services) }
}

type Values = Omit<
  NewVoucherRow,
  'id' | 'place' | 'number' | 'code_hash' | 'code_end' | 'code_sealed' | 'createdAt'
>

/** Stores a voucher that waits for its money. @returns its id and variable symbol */
export async function addVoucher(
  db: Db,
  actor: Actor,
  values: Values,
  { code, code_hash }: MadeCode,
  { clock, appSecret }: VoucherServices,
): Promise<{ id: string; number: string }> {
  const id = newId()
  const place = await nextInSeries(db, 'vouchers')
  const number = String(firstNumber + place)
  await insertVoucher(db, {
    ...values,
    id,
    place,
    number,
    code_hash,
    code_end: code.slice(voucherCodeLength - 4),
    code_sealed: voucherSealer(appSecret).seal(id, code),
    createdAt: clock.now().toISOString(),
  })
  const { value, valid_until } = values
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: id,
    action: 'create',
    after: { number, value, valid_until },
  })
  return { id, number }
}

/** The last day of a voucher sold today, by the settings; of one for a package at most its last day of arrival. */
export async function lastDay(db: Db, today: Day, until?: Day): Promise<Day> {
  const { voucher_months } = await readSettings(db)
  return voucherLastDay(today, voucher_months, until)
}

/** The subject of a voucher: a value, or a package at its price. */
export interface Subject {
  value: number
  package: string | null
  package_title: string | null
  valid_until: Day
}

/**
 * The subject of a new voucher; exactly one of a value and a package is given. @throws ApiError `invalid` for both, for
 * none, and for a package that is not offered
 */
export async function subjectOf(
  db: Db,
  request: { value?: number | null | undefined; package?: string | null | undefined; language: Language },
  { clock }: Pick<VoucherServices, 'clock'>,
): Promise<Subject> {
  const today = todayIn(clock.now())
  const { value, package: id, language } = request
  if (!id && value)
    return { value, package: null, package_title: null, valid_until: await lastDay(db, today) }
  if (!id || value) throw invalid([{ path: 'value', code: id ? 'invalid_value' : 'required' }])
  const sold = await findVoucherPackage(db, id, clock.now())
  const { text: title } = ownersText(await readOwnersTexts(db), language, sold.title)
  const package_title = packageVoucherTitle({ ...sold, title }, language)
  return { value: sold.price, package: id, package_title, valid_until: await lastDay(db, today, sold.until) }
}

interface Delivery {
  valid_until: Day
  send_to?: 'buyer' | 'recipient' | null | undefined
  send_on?: Day | null | undefined
  buyer_email?: string | null | undefined
  recipient_email?: string | null | undefined
}

/** @throws ApiError `invalid` for a last day or a day of sending that is over, and an address that is missing */
export function refuseDelivery(delivery: Delivery, today: Day): void {
  const { valid_until, send_on, send_to } = delivery
  if (valid_until < today) throw invalid([{ path: 'valid_until', code: 'too_small' }])
  if (send_on && send_on < today) throw invalid([{ path: 'send_on', code: 'too_small' }])
  if (send_on && send_on > valid_until) throw invalid([{ path: 'send_on', code: 'too_big' }])
  const missing = send_to && !delivery[`${send_to}_email`]
  if (missing) throw invalid([{ path: `${send_to}_email`, code: 'required' }])
}
