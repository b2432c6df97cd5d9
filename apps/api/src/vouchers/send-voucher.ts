import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { invalid } from '../platform/errors.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { supersedeEvents } from '../messaging/outbox-queries.ts'
import type { VoucherServices } from './services.ts'
import type { FoundVoucher } from './voucher-queries.ts'

const eventOf = (voucher: string): string => `voucher:${voucher}:`

const fileNames = { sk: 'darcekovy-poukaz.pdf', en: 'gift-voucher.pdf' } as const

/**
 * Queues the e-mail with the voucher, for the morning of a day or at once. The code stands only in the PDF, which is
 * drawn when the e-mail is sent, so that neither the outbox nor a log has it. @throws ApiError `invalid` without an
 * address
 */
export async function sendVoucher(
  db: Db,
  voucher: FoundVoucher,
  to: 'buyer' | 'recipient',
  { publicUrl }: Pick<VoucherServices, 'publicUrl'>,
  day: Day | null = null,
): Promise<void> {
  const { id, language, value, valid_until, buyer_name, recipient_name, message } = voucher
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
    blocks: message ? [{ kind: 'quote', title: greetings[language], text: message }] : [],
    attachments: [{ kind: 'voucher', filename: fileNames[language], voucher: id }],
    notBefore: day ? instantAt(day, '08:00').toISOString() : undefined,
    event_key: eventOf(id) + newId(),
  })
}

const greetings = { sk: 'Venovanie', en: 'Greeting' } as const

/** Withdraws e-mails with a voucher that wait for their day. */
export const withdrawVoucherEmails = (db: Db, voucher: string): Promise<void> =>
  supersedeEvents(db, eventOf(voucher))
