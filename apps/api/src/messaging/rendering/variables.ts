interface Variable {
  /** Description of the variable for the admin. */
  readonly description: string
  /** Only variables with `url` may be used in a link's address. */
  readonly url?: true
}

const text = (description: string): Variable => ({ description })
const link = (description: string): Variable => ({ description, url: true })

/** Every variable that an editable e-mail may have, whatever its kind. */
export const variables = {
  business_name: text('Názov podniku'),
  business_email: text('E-mail podniku'),
  business_phone: text('Telefón podniku'),
  business_address: text('Adresa podniku'),
  reservation_number: text('Číslo rezervácie (aj variabilný symbol)'),
  guest_name: text('Meno a priezvisko hosťa'),
  guest_first_name: text('Krstné meno hosťa (ak chýba, celé meno)'),
  guest_email: text('E-mail hosťa'),
  guest_phone: text('Telefón hosťa'),
  stay_days: text('Termín pobytu, napríklad 4. – 7. 7. 2026'),
  arrival: text('Deň príchodu slovom'),
  departure: text('Deň odchodu slovom'),
  nights: text('Počet nocí, napríklad 3 noci'),
  party: text('Kto príde, napríklad 2 dospelí a 1 dieťa'),
  units: text('Izby a apartmány'),
  rate_plan: text('Sadzba, za ktorú pobyt ponúkame'),
  arrival_time: text('Čas príchodu, ktorý hosť uviedol'),
  check_in: text('Od kedy a do kedy sa ubytúva'),
  check_out: text('Do kedy sa izba uvoľňuje'),
  note: text('Poznámka hosťa'),
  total: text('Cena spolu'),
  paid: text('Koľko je už zaplatené'),
  due: text('Koľko zostáva zaplatiť'),
  due_now: text('Koľko treba zaplatiť teraz'),
  pay_by: text('Dokedy treba zaplatiť'),
  approve_by: text('Dokedy sa hosťovi ozveme'),
  payment_method: text('Spôsob platby'),
  state: text('Stav rezervácie'),
  detail_url: link('Odkaz na rezerváciu hosťa'),
  pay_url: link('Odkaz na platbu, ukazuje vždy aktuálnu sumu'),
  admin_url: link('Odkaz do administrácie'),
  refund: text('Koľko hosťovi vrátime po zrušení'),
  fee: text('Storno poplatok'),
  amount: text('Suma tejto platby'),
  reason: text('Čo sa stalo'),
  service: text('Názov zrušenej služby'),
  changes: text('Čo sa zmenilo'),
  document: text('Názov a číslo dokladu'),
  survey_url: link('Odkaz na dotazník'),
  hall: text('Názov sály'),
  event_type: text('Druh podujatia'),
  event_days: text('Termín podujatia'),
  sender_name: text('Kto píše'),
  sender_email: text('E-mail toho, kto píše'),
  sender_phone: text('Telefón toho, kto píše'),
  message: text('Text správy'),
  answers: text('Odpovede hosťa v dotazníku'),
  username: text('Prihlasovacie meno'),
  action_url: link('Odkaz na nastavenie hesla'),
  held_until: text('Dokedy izbu pre hosťa držíme'),
  draft_url: link('Odkaz na rozpracovanú rezerváciu'),
  waiting_url: link('Odkaz na zápis v poradovníku'),
  open_days: text('Termín spoločného pobytu, ktorý organizátor už má'),
  open_url: link('Odkaz organizátora na pobyt, ktorý už má'),
  organiser_url: link('Odkaz organizátora na spoločný pobyt'),
  shared_url: link('Odkaz pre rodiny na spoločný pobyt'),
  confirm_until: text('Dokedy treba spoločný pobyt potvrdiť'),
  family: text('Kto si izbu rezervoval'),
  free_units: text('Izby, ktoré si ešte nikto nevzal'),
  booked_units: text('Izby s menami tých, kto si ich rezervoval'),
  voucher_value: text('Hodnota darčekového poukazu'),
  voucher_valid_until: text('Dokedy poukaz platí'),
  voucher_from: text('Kto poukaz daruje'),
  voucher_for: text('Komu je poukaz určený'),
  voucher_url: link('Odkaz na stránku so zostatkom poukazu'),
  voucher_page: link('Odkaz na stránku objednávky poukazu'),
  voucher_pay_until: text('Dokedy treba poukaz zaplatiť'),
  voucher_withdraw_until: text('Dokedy možno od kúpy poukazu odstúpiť'),
  voucher_refund: text('Suma, ktorú za poukaz vraciame'),
  valid_for: text('Ako dlho odkaz platí, napríklad 30 minút'),
} as const satisfies Record<string, Variable>

/** Switches of sections: `{{#pays_transfer}} … {{/pays_transfer}}`. */
export const flags = {
  pays_transfer: 'Hosť platí bankovým prevodom',
  pays_online: 'Hosť platí kartou online',
  pays_on_site: 'Hosť platí na mieste',
  something_due_now: 'Treba niečo zaplatiť vopred',
  can_pay: 'Hosť môže hneď zaplatiť na stránke rezervácie',
  deposit_only: 'Vopred sa platí len záloha',
  all_due_now: 'Vopred sa platí celá suma',
  something_left: 'Ešte niečo zostáva zaplatiť',
  left_after_deposit: 'Časť je zaplatená a niečo zostáva',
  paid_in_full: 'Všetko je zaplatené',
  has_stay: 'Súčasťou rezervácie je ubytovanie',
  has_note: 'Hosť napísal poznámku',
  has_arrival_time: 'Hosť uviedol čas príchodu',
  has_phone: 'Podnik má telefón',
  refund_due: 'Hosťovi treba niečo vrátiť',
  fee_kept: 'Zo zaplatenej sumy zostáva storno poplatok',
  was_paid: 'Hosť už niečo zaplatil',
  nothing_paid: 'Hosť ešte nič nezaplatil',
  is_overdue: 'Deň splatnosti už prešiel',
  is_in_time: 'Deň splatnosti ešte neprešiel',
  unpaid_in_time: 'Prepadla, lebo platba neprišla včas',
  is_flexible: 'Hosť môže prísť aj o pár dní skôr alebo neskôr',
  further_offer: 'Ak hosť ponuku nevyužije, ostane na konci poradovníka',
  has_rate_plan: 'Ponuka má sadzbu',
  has_open_gathering: 'Organizátor už má iný spoločný pobyt',
  has_free_units: 'Niektoré izby si ešte nikto nevzal',
  has_booked_units: 'Niekto si už izbu rezervoval',
  last_offer: 'Ak hosť ponuku nevyužije, z poradovníka vypadne',
  unanswered_in_time: 'Prepadla, lebo ste ju včas neschválili',
} as const

export type VariableName = keyof typeof variables
export type FlagName = keyof typeof flags

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

function kind<const V extends readonly VariableName[]>(own: V, flagNames: FlagName[]) {
  return { variables: [...propertyVariables, ...own] as const, flags: flagNames }
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
  survey_request: ofReservation('survey_url'),
  survey_reminder: ofReservation('survey_url'),
  booking_draft: kind(['draft_url', 'held_until'], noFlags),
  waiting_list_joined: kind([...waiting] as const, ['is_flexible']),
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
  gathering_ended: kind([...gathering, 'booked_units', 'free_units'] as const, [
    'has_booked_units',
    'has_free_units',
  ]),
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
