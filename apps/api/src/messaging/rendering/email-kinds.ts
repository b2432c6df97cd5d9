import { flags, type FlagName, type VariableName } from './variables.ts'

/** Filled in from the settings for every e-mail. */
export const propertyVariables = [
  'business_name',
  'business_email',
  'business_phone',
  'business_address',
] as const satisfies VariableName[]
export type PropertyVariable = (typeof propertyVariables)[number]

const reservation = [
  'reservation_number',
  'guest_name',
  'guest_first_name',
  'stay_days',
  'arrival',
  'departure',
  'nights',
  'party',
  'units',
  'arrival_time',
  'stay_address',
  'check_in',
  'check_out',
  'note',
  'total',
  'paid',
  'due',
  'due_now',
  'pay_by',
  'refund',
  'fee',
  'approve_by',
  'payment_method',
  'state',
  'detail_url',
  'pay_url',
] as const satisfies VariableName[]
export type ReservationVariable = (typeof reservation)[number]

const reservationFlags = Object.keys(flags) as FlagName[]
const owner = ['guest_email', 'guest_phone', 'admin_url'] as const satisfies VariableName[]
const noFlags: FlagName[] = []

const guestAndDays = ['guest_name', 'guest_first_name', 'stay_days', 'nights', 'units'] as const
const waiting = [...guestAndDays, 'party', 'waiting_url'] as const satisfies VariableName[]
const gathering = [...guestAndDays, 'organiser_url'] as const satisfies VariableName[]

function kind<const V extends readonly VariableName[]>(ownVariables: V, flagNames: FlagName[]) {
  return { variables: [...propertyVariables, ...ownVariables] as const, flags: flagNames }
}

const ofReservation = <const V extends readonly VariableName[]>(...more: V) =>
  kind([...reservation, ...more] as const, reservationFlags)

/** The kinds of e-mail and the variables of each, which are also the values that its sender must pass. */
export const emailKinds = {
  reservation_received: ofReservation(),
  reservation_pending_approval: ofReservation(),
  reservation_approved: ofReservation(),
  reservation_confirmed: ofReservation(),
  reservation_rejected: ofReservation(),
  reservation_cancelled: ofReservation(),
  reservation_expired: ofReservation(),
  reservation_checked_in: ofReservation(),
  reservation_completed: ofReservation(),
  reservation_reopened: ofReservation(),
  reservation_no_show: ofReservation(),
  reservation_changed: ofReservation('changes'),
  reservation_link: ofReservation(),
  payment_received: ofReservation('amount'),
  payment_too_late: ofReservation('amount'),
  payment_refunded: ofReservation('amount'),
  payment_reminder: ofReservation(),
  before_arrival: ofReservation(),
  service_removed: ofReservation('service'),
  document_sent: ofReservation('document'),
  allowance_documents: ofReservation(),
  service_cancelled: ofReservation('service', 'reason'),
  weather_called_off: ofReservation('service', 'reason', 'choose_by', 'choice_url'),
  survey_request: ofReservation('survey_url'),
  survey_reminder: ofReservation('survey_url'),
  guest_letter: ofReservation(),
  booking_draft: kind(['draft_url', 'held_until'], noFlags),
  waiting_list_joined: kind([...waiting] as const, ['is_flexible']),
  waiting_list_refused: kind([...guestAndDays, 'party', 'waiting_url'] as const, [
    'has_entry',
    'has_too_many',
  ]),
  waiting_list_offer: kind([...waiting, 'rate_plan', 'total', 'held_until'] as const, [
    'further_offer',
    'last_offer',
    'has_rate_plan',
  ]),
  gathering_confirm: kind([...gathering, 'confirm_until', 'open_days', 'open_url'] as const, [
    'has_open_gathering',
  ]),
  gathering_opened: kind([...gathering, 'shared_url', 'held_until'] as const, noFlags),
  gathering_joined: kind([...gathering, 'family', 'free_units', 'held_until'] as const, ['has_free_units']),
  gathering_reminder: kind([...gathering, 'shared_url', 'free_units', 'held_until'] as const, noFlags),
  gathering_ended: kind([...gathering, 'booked_units', 'chosen_units', 'free_units'] as const, [
    'has_booked_units',
    'has_chosen_units',
    'has_free_units',
  ]),
  enquiry_answer: kind(['answer_subject', 'answer'], noFlags),
  password_reset: kind(['username', 'action_url', 'valid_for'], noFlags),
  invitation: kind(['username', 'action_url', 'valid_for'], noFlags),
  owner_new_reservation: ofReservation(...owner),
  owner_payment: ofReservation(...owner, 'amount'),
  owner_attention: ofReservation(...owner, 'reason'),
  owner_hall_demand: kind(
    [
      'hall',
      'event_type',
      'event_days',
      'event_persons',
      'sender_name',
      'sender_email',
      'sender_phone',
      'message',
      'admin_url',
    ],
    noFlags,
  ),
  owner_survey_answered: kind(['guest_name', 'answers', 'admin_url'], noFlags),
  owner_gathering: kind(
    ['guest_name', 'guest_email', 'stay_days', 'nights', 'units', 'held_until', 'admin_url'],
    noFlags,
  ),
  owner_house_attention: kind(['reason', 'admin_url'], noFlags),
  morning_letter: kind(['today', 'summary', 'admin_url'], noFlags),
  voucher_sent: kind(
    ['voucher_value', 'voucher_valid_until', 'voucher_from', 'voucher_for', 'voucher_url'],
    noFlags,
  ),
  voucher_ordered: kind(['voucher_value', 'voucher_pay_until', 'voucher_page'], noFlags),
  voucher_bought: kind(
    ['voucher_value', 'voucher_valid_until', 'voucher_withdraw_until', 'voucher_page'],
    noFlags,
  ),
  voucher_withdrawn: kind(['voucher_value', 'voucher_refund', 'voucher_page'], noFlags),
  owner_contact_message: kind(
    ['sender_name', 'sender_email', 'sender_phone', 'message', 'admin_url'],
    noFlags,
  ),
} as const

export type EmailKey = keyof typeof emailKinds
/** Variables that the caller must pass when it queues an e-mail of this kind. */
export type GivenVariable<K extends EmailKey> = Exclude<
  (typeof emailKinds)[K]['variables'][number],
  PropertyVariable
>

export const isEmailKey = (key: string): key is EmailKey => Object.hasOwn(emailKinds, key)
