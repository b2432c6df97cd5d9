import { walletPath } from '@dvor/contract/calls/installation/wallet-path.ts'
import { awaits } from '@dvor/booking/reservation/states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { emailActionWords, emailWords, walletWords } from '@dvor/texts/areas.ts'
import type { Attachment, Block } from '../../db/schema/messages/email-content.ts'
import { termsFileName } from '../../property/terms/render-terms.ts'
import { offeredWallets } from '../queries/offered-wallets.ts'
import { calendarFile } from './calendar-file.ts'
import {
  cancellationBlock,
  dueBlock,
  instalmentsBlock,
  moneyBlock,
  stayBlock,
  transferBlocks,
} from './email-blocks.ts'
import type { GuestKey } from './email-keys.ts'
import { priceIn, type Subject } from './email-subject.ts'
import { priceBlock } from './price-block.ts'
import { returnBlocks } from './return-block.ts'

interface Parts {
  blocks: Block[]
  attachments: Attachment[]
}

const asksForMoney: ReadonlySet<GuestKey> = new Set([
  'reservation_received',
  'reservation_approved',
  'payment_reminder',
  'reservation_link',
])
const withPrice: ReadonlySet<GuestKey> = new Set([
  'reservation_received',
  'reservation_approved',
  'reservation_pending_approval',
  'reservation_confirmed',
  'reservation_changed',
  'service_removed',
  'service_cancelled',
  'reservation_link',
])
const withTerms: ReadonlySet<GuestKey> = new Set([
  'reservation_received',
  'reservation_approved',
  'reservation_confirmed',
  'reservation_changed',
])
const withCalendar: ReadonlySet<GuestKey> = new Set([
  'reservation_confirmed',
  'reservation_changed',
  'before_arrival',
])
const withConfirmation: ReadonlySet<GuestKey> = new Set(['reservation_confirmed', 'reservation_changed'])
const withDepositRequest: ReadonlySet<GuestKey> = new Set(['reservation_received', 'reservation_approved'])
/** Kinds after which another sum may be due; they ask for it while the reservation awaits money. */
const withNewSum: ReadonlySet<GuestKey> = new Set([
  'reservation_changed',
  'service_removed',
  'service_cancelled',
  'payment_received',
])
const asksForNewSum = ({ reservation, account }: Subject, key: GuestKey): boolean =>
  withNewSum.has(key) && awaits(reservation.state, 'payment') && account.due_now > 0
const withoutFacts: ReadonlySet<GuestKey> = new Set([
  'guest_letter',
  'document_sent',
  'allowance_documents',
  'reservation_completed',
  'survey_request',
  'survey_reminder',
])

/** Facts and files of an e-mail to a guest, by its kind and by the state of the reservation. */
export function guestParts(subject: Subject, key: GuestKey): Parts {
  const { language } = subject.reservation
  const isChanged = asksForNewSum(subject, key)
  const transfer = isChanged || asksForMoney.has(key) ? transferBlocks(subject, language) : []
  const calendar: Attachment[] = withCalendar.has(key)
    ? [
        {
          kind: 'calendar',
          filename: emailWords[language].calendar,
          content: calendarFile(subject, language),
        },
      ]
    : []
  return {
    blocks: [
      ...(withoutFacts.has(key) ? [] : [stayBlock(subject, language)]),
      ...(withPrice.has(key) ? [priceBlock(priceIn(subject, language), language)] : []),
      ...(withPrice.has(key) ? instalmentsBlock(subject, language) : []),
      ...(subject.account.paid > 0 && !withoutFacts.has(key) ? [moneyBlock(subject, language)] : []),
      ...(isChanged ? [dueBlock(subject, language)] : []),
      ...transfer,
      ...(key === 'reservation_completed' ? returnBlocks(subject, language) : []),
      ...(withCalendar.has(key) ? walletBlock(subject, language) : []),
      ...(withTerms.has(key) ? cancellationBlock(subject, language) : []),
    ],
    attachments: [...calendar, ...documentAttachments(subject, key), ...acceptedTerms(subject, key)],
  }
}

/** Documents attached about the reservation: its confirmation, or the request for a transfer. */
function documentAttachments(subject: Subject, key: GuestKey): Attachment[] {
  const { id, language, payment_method } = subject.reservation
  const words = emailWords[language]
  const isChanged = asksForNewSum(subject, key)
  if (withConfirmation.has(key) && !isChanged)
    return [{ kind: 'paper', filename: words.confirmationFile, paper: 'confirmation', reservation: id }]
  if ((isChanged || withDepositRequest.has(key)) && payment_method === 'transfer')
    return [{ kind: 'paper', filename: words.depositFile, paper: 'deposit_request', reservation: id }]
  return []
}

/** Attaches the accepted terms to the confirmation; a guest who booked by phone has not accepted any on the site. */
function acceptedTerms(
  { reservation: { terms_version, accepted_at } }: Subject,
  key: GuestKey,
): Attachment[] {
  if (key !== 'reservation_confirmed' || !terms_version || !accepted_at) return []
  return [{ kind: 'terms', filename: termsFileName(terms_version), version: terms_version, accepted_at }]
}

/** Links that add the reservation to a phone's wallet; nothing where none can take it. */
function walletBlock({ reservation, settings, today, publicUrl }: Subject, language: Language): Block[] {
  const links = offeredWallets(reservation, settings, today).map((wallet) => ({
    label: walletWords[language][wallet],
    url: publicUrl + walletPath(wallet, reservation.token),
  }))
  return links.length > 0 ? [{ kind: 'links', ...emailActionWords[language].wallet, links }] : []
}
