import type { EmailKey, GivenVariable, ReservationVariable } from '../../messaging/rendering/email-kinds.ts'

const ownerKeys = ['owner_new_reservation', 'owner_payment', 'owner_attention'] as const
export type OwnerKey = (typeof ownerKeys)[number]
const noReservation = [
  'owner_hall_demand',
  'owner_house_attention',
  'morning_letter',
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
  MoreOf<'weather_called_off'> &
  MoreOf<'reservation_changed'> &
  MoreOf<'document_sent'> &
  MoreOf<'survey_request'>
export type OwnerMore = Pick<MoreOf<'owner_payment'> & MoreOf<'owner_attention'>, 'amount' | 'reason'>
