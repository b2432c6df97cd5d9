import { voucherWithdrawalDays } from '@dvor/contract/reservations/voucher-orders.ts'
import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt, todayIn } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { emailWords } from '@dvor/texts/areas.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Block } from '../db/schema/messages/email-content.ts'
import { invalid } from '../platform/errors.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { supersedeEvents } from '../messaging/outbox-queries.ts'
import { termsFileName } from '../property/terms/render-terms.ts'
import type { MoneyServices } from './services.ts'
import type { FoundVoucher } from './voucher-queries.ts'
import { printedVoucherWords } from '@dvor/texts/areas.ts'

const eventOf = (voucher: string): string => `voucher:${voucher}:`

/**
 * Queues the e-mail with the voucher, for the morning of a day or at once. The code stands only in the PDF, which is
 * drawn when the e-mail is sent, so that neither the outbox nor a log has it. @throws ApiError `invalid` without an
 * address
 */
export async function sendVoucher(
  db: Db,
  voucher: FoundVoucher,
  to: 'buyer' | 'recipient',
  { publicUrl }: Pick<MoneyServices, 'publicUrl'>,
  day: Day | null = null,
): Promise<void> {
  const { id, language, value, valid_until, buyer_name, recipient_name, message, package_title } = voucher
  const words = printedVoucherWords[language]
  const address = voucher[`${to}_email`]
  if (!address) throw invalid([{ path: `${to}_email`, code: 'required' }])
  await queueEmail(db, {
    key: 'voucher_sent',
    to: address,
    language,
    variables: {
      voucher_value: formatMoney(value, language),
      voucher_valid_until: formatDay(valid_until, language),
      voucher_from: buyer_name ?? '',
      voucher_for: recipient_name ?? '',
      voucher_url: publicUrl + sitePath(guestPages.voucherBalance.path, language),
    },
    blocks: [
      ...printedFacts({ language, package_title, recipient_name, buyer_name }),
      ...(message ? [{ kind: 'quote' as const, title: words.greeting, text: message }] : []),
    ],
    attachments: [{ kind: 'voucher', filename: emailWords[language].voucherFile, voucher: id }],
    notBefore: day ? instantAt(day, '08:00').toISOString() : undefined,
    event_key: eventOf(id) + newId(),
  })
}

/**
 * Sends a voucher that was just paid: to the chosen address, on its day, and from the site a copy to the buyer at once,
 * with the link to the buyer's page.
 */
export async function sendSoldVoucher(db: Db, voucher: FoundVoucher, services: MoneyServices): Promise<void> {
  const { token, send_to, send_on } = voucher
  if (token) await sendCopy(db, { ...voucher, token }, services)
  if (send_to && !(token && send_to === 'buyer')) await sendVoucher(db, voucher, send_to, services, send_on)
}

async function sendCopy(
  db: Db,
  {
    id,
    token,
    language,
    value,
    package_title,
    valid_until,
    buyer_email,
    terms_version,
    createdAt,
  }: BoughtVoucher,
  { clock, publicUrl }: MoneyServices,
): Promise<void> {
  if (!buyer_email) return
  const withdrawUntil = addDays(todayIn(clock.now()), voucherWithdrawalDays)
  await queueEmail(db, {
    key: 'voucher_bought',
    to: buyer_email,
    language,
    variables: {
      voucher_value: formatMoney(value, language),
      voucher_valid_until: formatDay(valid_until, language),
      voucher_withdraw_until: formatDay(withdrawUntil, language),
      voucher_page: pageOf(token, language, publicUrl),
    },
    blocks: printedFacts({ language, package_title, recipient_name: null, buyer_name: null }),
    attachments: [
      { kind: 'voucher', filename: emailWords[language].voucherFile, voucher: id },
      ...(terms_version
        ? [
            {
              kind: 'terms' as const,
              filename: termsFileName(terms_version),
              version: terms_version,
              accepted_at: createdAt,
            },
          ]
        : []),
    ],
    event_key: eventOf(id) + newId(),
  })
}

/** A voucher bought on the site, with the secret of the buyer's page. */
export type BoughtVoucher = FoundVoucher & { token: string }

/** Address of the buyer's page. */
export const pageOf = (token: string, language: FoundVoucher['language'], publicUrl: string): string =>
  publicUrl + sitePath(`/darcekovy-poukaz/objednavka/${token}`, language)

type Printed = Pick<FoundVoucher, 'language' | 'package_title' | 'recipient_name' | 'buyer_name'>

/** Lines of the voucher, in its order; no block where it has none. */
function printedFacts({ language, package_title, recipient_name, buyer_name }: Printed): Block[] {
  const words = printedVoucherWords[language]
  const rows = [
    { label: words.package, value: package_title },
    { label: words.for, value: recipient_name },
    { label: words.from, value: buyer_name },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return rows.length > 0 ? [{ kind: 'facts', title: words.title, rows }] : []
}

/** Withdraws e-mails with a voucher that wait for their day. */
export const withdrawVoucherEmails = (db: Db, voucher: string): Promise<void> =>
  supersedeEvents(db, eventOf(voucher))
