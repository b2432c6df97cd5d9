import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import type { EmailRequest } from '../../messaging/queue-email.ts'
import { parseRecipients } from '../../property/parse-recipients.ts'
import { guestBlock, moneyBlock, noteBlock, stayBlock } from './email-blocks.ts'
import type { GuestKey, GuestMore, OwnerKey, OwnerMore } from './email-keys.ts'
import { adminUrl, type Subject } from './email-subject.ts'
import { reservationFlags, reservationVariables } from './email-variables.ts'
import { guestParts } from './guest-parts.ts'
import { ownersPriceBlock } from './price-block.ts'

/** Minutes that a guest has at the gateway before an e-mail confirms the order as unpaid. */
const minutesToPay = 3

/** The e-mail that asks for an online payment is delayed a little, because most guests have paid by then. */
function notBefore({ reservation }: Subject, key: GuestKey): string | undefined {
  const { payment_method: method, updatedAt } = reservation
  if (key !== 'reservation_received' || !isPaidOnline(method)) return undefined
  return new Date(Date.parse(updatedAt) + minutesToPay * 60_000).toISOString()
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
  const extra = {
    amount: '',
    service: '',
    reason: '',
    changes: '',
    document: '',
    survey_url: '',
    choose_by: '',
    choice_url: '',
    ...more,
  }
  const email = {
    to: guest_email,
    language,
    variables: { ...reservationVariables(subject, language), ...extra },
    sections: reservationFlags(subject),
    ...guestParts(subject, key),
    reservation: id,
    notBefore: notBefore(subject, key),
    ...(eventKey && { event_key: `${eventKey}:guest:${key}` }),
  }
  // TypeScript tells at most 25 kinds of a union apart, so one stands alone.
  return key === 'weather_called_off' ? { key, ...email } : { key, ...email }
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
