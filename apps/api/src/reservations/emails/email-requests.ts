import { awaits } from '@dvor/booking/reservation/states.ts'
import { parseRecipients } from '../../property/parse-recipients.ts'
import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import type { Attachment, Block } from '../../db/schema/messages/email-content.ts'
import type { EmailRequest } from '../../messaging/queue-email.ts'
import { termsFileName } from '../../property/terms/render-terms.ts'
import type { EmailKey, GivenVariable, ReservationVariable } from '../../messaging/rendering/email-kinds.ts'
import { calendarFile } from './calendar-file.ts'
import {
  cancellationBlock,
  dueBlock,
  guestBlock,
  moneyBlock,
  noteBlock,
  stayBlock,
  transferBlocks,
  instalmentsBlock,
} from './email-blocks.ts'
import { adminUrl, priceIn, type Subject } from './email-subject.ts'
import { reservationFlags, reservationVariables } from './email-variables.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import { emailWords } from '@dvor/texts/areas.ts'
import { ownersPriceBlock, priceBlock } from './price-block.ts'
import { returnBlocks } from './return-block.ts'
import { walletBlock } from './wallet-block.ts'

const ownerKeys = ['owner_new_reservation', 'owner_payment', 'owner_attention'] as const
export type OwnerKey = (typeof ownerKeys)[number]
const noReservation = [
  'owner_hall_demand',
  'owner_house_attention',
  'owner_contact_message',
  'owner_survey_answered',
  'enquiry_answer',
  'booking_draft',
  'waiting_list_joined',
  'waiting_list_refused',
  'waiting_list_offer',
  'gathering_confirm',
  'gathering_opened',
  'gathering_joined',
  'gathering_reminder',
  'gathering_ended',
  'owner_gathering',
  'voucher_sent',
  'voucher_ordered',
  'voucher_bought',
  'voucher_withdrawn',
  'password_reset',
  'invitation',
] as const
/** Kinds of e-mail about a reservation that its guest receives. */
export type GuestKey = Exclude<EmailKey, OwnerKey | (typeof noReservation)[number]>

/** Whether the property receives e-mails of a kind, about one of its reservations. */
export const isOwnerKey = (key: EmailKey): key is OwnerKey => ownerKeys.some((owner) => owner === key)
/** Whether the guest of a reservation receives e-mails of a kind. */
export const isGuestKey = (key: EmailKey): key is GuestKey =>
  !isOwnerKey(key) && !noReservation.some((other) => other === key)

type MoreOf<K extends EmailKey> = { [V in Exclude<GivenVariable<K>, ReservationVariable>]?: string }
/** Variables beyond those of the reservation. */
export type GuestMore = MoreOf<'payment_received'> &
  MoreOf<'service_removed'> &
  MoreOf<'service_cancelled'> &
  MoreOf<'reservation_changed'> &
  MoreOf<'document_sent'> &
  MoreOf<'survey_request'>
export type OwnerMore = Pick<MoreOf<'owner_payment'> & MoreOf<'owner_attention'>, 'amount' | 'reason'>

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
/** Minutes that a guest has at the gateway before an e-mail confirms the order as unpaid. */
const minutesToPay = 3

/** The e-mail that asks for an online payment is delayed a little, because most guests have paid by then. */
function notBefore({ reservation }: Subject, key: GuestKey): string | undefined {
  const { payment_method: method, updatedAt } = reservation
  if (key !== 'reservation_received' || !isPaidOnline(method)) return undefined
  return new Date(Date.parse(updatedAt) + minutesToPay * 60_000).toISOString()
}

const withoutFacts: ReadonlySet<GuestKey> = new Set([
  'document_sent',
  'allowance_documents',
  'reservation_completed',
  'survey_request',
  'survey_reminder',
])

function partsFor(subject: Subject, key: GuestKey): Parts {
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

/** An e-mail to the guest, in the guest's language; null when the guest has no address. */
export function guestEmail(
  subject: Subject,
  key: GuestKey,
  more: GuestMore,
  eventKey?: string,
): EmailRequest | null {
  const { id, guest_email, language } = subject.reservation
  if (!guest_email) return null
  const extra = { amount: '', service: '', reason: '', changes: '', document: '', survey_url: '', ...more }
  return {
    key,
    to: guest_email,
    language,
    variables: { ...reservationVariables(subject, language), ...extra },
    sections: reservationFlags(subject),
    ...partsFor(subject, key),
    reservation: id,
    notBefore: notBefore(subject, key),
    ...(eventKey && { event_key: `${eventKey}:guest:${key}` }),
  }
}

/** `ownerEmail` for each recipient of the form `reservation`; without any, for the address of the settings. */
export function ownerEmails(
  subject: Subject,
  key: OwnerKey,
  more: OwnerMore,
  eventKey?: string,
): EmailRequest[] {
  const email = ownerEmail(subject, key, more, eventKey)
  const recipients = parseRecipients(subject.settings.reservation_recipients ?? '')
  if (recipients.length === 0) return [email]
  return recipients.map((to) => ({
    ...email,
    to,
    ...(eventKey && { event_key: `${email.event_key}:${to}` }),
  }))
}

/** An e-mail to the owner, in Slovak; replies go to the guest. */
export function ownerEmail(
  subject: Subject,
  key: OwnerKey,
  more: OwnerMore,
  eventKey?: string,
): EmailRequest {
  const { reservation, settings, account } = subject
  const contact = { guest_email: reservation.guest_email ?? '', guest_phone: reservation.guest_phone ?? '' }
  return {
    key,
    to: settings.notification_email ?? settings.email,
    language: homeLanguage,
    variables: {
      ...reservationVariables(subject, homeLanguage),
      ...contact,
      admin_url: adminUrl(subject),
      amount: '',
      reason: '',
      ...more,
    },
    sections: reservationFlags(subject),
    blocks: [
      guestBlock(subject),
      stayBlock(subject, homeLanguage, true),
      ...noteBlock(subject),
      ownersPriceBlock(reservation.price),
      ...(account.paid > 0 ? [moneyBlock(subject, homeLanguage)] : []),
    ],
    reservation: reservation.id,
    ...(reservation.guest_email && { replyTo: reservation.guest_email }),
    ...(eventKey && { event_key: `${eventKey}:owner:${key}` }),
  }
}
