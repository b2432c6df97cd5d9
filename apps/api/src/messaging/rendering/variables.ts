import type { Words } from '@dvor/contract/declaration/field.ts'

interface Variable {
  /** Description of the variable for the admin. */
  readonly description: Words
  /** Only variables with `url` may be used in a link's address. */
  readonly url?: true
}

const text = (description: Words): Variable => ({ description })
const link = (description: Words): Variable => ({ description, url: true })

/** Every variable that an editable e-mail may have, whatever its kind. */
export const variables = {
  business_name: text({ sk: 'Názov podniku', en: 'Name of the property' }),
  business_email: text({ sk: 'E-mail podniku', en: 'E-mail of the property' }),
  business_phone: text({ sk: 'Telefón podniku', en: 'Phone of the property' }),
  business_address: text({ sk: 'Adresa podniku', en: 'Address of the property' }),
  reservation_number: text({
    sk: 'Číslo rezervácie (aj variabilný symbol)',
    en: 'Booking number (also the payment reference)',
  }),
  guest_name: text({ sk: 'Meno a priezvisko hosťa', en: "Guest's full name" }),
  guest_first_name: text({
    sk: 'Krstné meno hosťa (ak chýba, celé meno)',
    en: "Guest's first name (the full name where it is missing)",
  }),
  guest_email: text({ sk: 'E-mail hosťa', en: "Guest's e-mail" }),
  guest_phone: text({ sk: 'Telefón hosťa', en: "Guest's phone" }),
  stay_days: text({
    sk: 'Termín pobytu, napríklad 4. – 7. 7. 2026',
    en: 'Dates of the stay, for example 4 – 7 July 2026',
  }),
  arrival: text({ sk: 'Deň príchodu slovom', en: 'Day of arrival in words' }),
  departure: text({ sk: 'Deň odchodu slovom', en: 'Day of departure in words' }),
  nights: text({ sk: 'Počet nocí, napríklad 3 noci', en: 'Number of nights, for example 3 nights' }),
  party: text({
    sk: 'Kto príde, napríklad 2 dospelí a 1 dieťa',
    en: 'Who comes, for example 2 adults and 1 child',
  }),
  units: text({ sk: 'Izby a apartmány', en: 'Rooms and apartments' }),
  rate_plan: text({ sk: 'Sadzba, za ktorú pobyt ponúkame', en: 'Rate plan with which we offer the stay' }),
  arrival_time: text({ sk: 'Čas príchodu, ktorý hosť uviedol', en: 'Time of arrival that the guest gave' }),
  stay_address: text({
    sk: 'Adresa, na ktorú hosť príde; pri viacerých budovách každá s názvom izby',
    en: 'Address to which the guest comes; with several buildings each with the name of the room',
  }),
  check_in: text({ sk: 'Od kedy a do kedy sa ubytúva', en: 'From when until when guests check in' }),
  check_out: text({ sk: 'Do kedy sa izba uvoľňuje', en: 'By when the room is vacated' }),
  note: text({ sk: 'Poznámka hosťa', en: 'Note of the guest' }),
  total: text({ sk: 'Cena spolu', en: 'Total price' }),
  paid: text({ sk: 'Koľko je už zaplatené', en: 'How much is paid already' }),
  due: text({ sk: 'Koľko zostáva zaplatiť', en: 'How much is left to pay' }),
  due_now: text({ sk: 'Koľko treba zaplatiť teraz', en: 'How much is to be paid now' }),
  pay_by: text({ sk: 'Dokedy treba zaplatiť', en: 'By when to pay' }),
  approve_by: text({ sk: 'Dokedy sa hosťovi ozveme', en: 'By when the guest hears from us' }),
  payment_method: text({ sk: 'Spôsob platby', en: 'Payment method' }),
  state: text({ sk: 'Stav rezervácie', en: 'State of the booking' }),
  detail_url: link({ sk: 'Odkaz na rezerváciu hosťa', en: "Link to the guest's booking" }),
  pay_url: link({
    sk: 'Odkaz na platbu, ukazuje vždy aktuálnu sumu',
    en: 'Link to pay, always shows the current sum',
  }),
  admin_url: link({ sk: 'Odkaz do administrácie', en: 'Link to the back office' }),
  refund: text({
    sk: 'Koľko hosťovi vrátime po zrušení',
    en: 'How much the guest gets back after the cancellation',
  }),
  fee: text({ sk: 'Storno poplatok', en: 'Cancellation fee' }),
  amount: text({ sk: 'Suma tejto platby', en: 'Amount of this payment' }),
  today: text({ sk: 'Dnešný deň slovom', en: 'Today in words' }),
  summary: text({ sk: 'Čo dnes čaká, jednou vetou', en: 'What the day brings, in one sentence' }),
  reason: text({ sk: 'Čo sa stalo', en: 'What has happened' }),
  service: text({ sk: 'Názov zrušenej služby', en: 'Name of the cancelled service' }),
  choose_by: text({ sk: 'Dokedy si hosť vyberie', en: 'Until when the guest chooses' }),
  choice_url: link({
    sk: 'Odkaz na výber iného času alebo vrátenia peňazí',
    en: 'Link to choose another time or the money',
  }),
  changes: text({ sk: 'Čo sa zmenilo', en: 'What has changed' }),
  document: text({ sk: 'Názov a číslo dokladu', en: 'Name and number of the document' }),
  survey_url: link({ sk: 'Odkaz na dotazník', en: 'Link to the survey' }),
  hall: text({ sk: 'Názov sály', en: 'Name of the hall' }),
  event_type: text({ sk: 'Druh podujatia', en: 'Kind of event' }),
  event_days: text({ sk: 'Termín podujatia', en: 'Dates of the event' }),
  event_persons: text({ sk: 'Pre koľko osôb', en: 'For how many persons' }),
  sender_name: text({ sk: 'Kto píše', en: 'Who writes' }),
  sender_email: text({ sk: 'E-mail toho, kto píše', en: 'E-mail of the sender' }),
  sender_phone: text({ sk: 'Telefón toho, kto píše', en: 'Phone of the sender' }),
  message: text({ sk: 'Text správy', en: 'Text of the message' }),
  answer_subject: text({ sk: 'Predmet odpovede', en: 'Subject of the answer' }),
  answer: text({ sk: 'Text odpovede', en: 'Text of the answer' }),
  answers: text({ sk: 'Odpovede hosťa v dotazníku', en: "Guest's answers in the survey" }),
  username: text({ sk: 'Prihlasovacie meno', en: 'User name' }),
  action_url: link({ sk: 'Odkaz na nastavenie hesla', en: 'Link to set the password' }),
  held_until: text({ sk: 'Dokedy izbu pre hosťa držíme', en: 'Until when the room is held' }),
  draft_url: link({ sk: 'Odkaz na rozpracovanú rezerváciu', en: 'Link to an unfinished booking' }),
  waiting_url: link({ sk: 'Odkaz na zápis v poradovníku', en: 'Link to the entry of the waiting list' }),
  open_days: text({
    sk: 'Termín spoločného pobytu, ktorý organizátor už má',
    en: 'Days of the gathering that the organiser has already',
  }),
  open_url: link({
    sk: 'Odkaz organizátora na pobyt, ktorý už má',
    en: "The organiser's link to the gathering that is open already",
  }),
  organiser_url: link({
    sk: 'Odkaz organizátora na spoločný pobyt',
    en: "The organiser's link to the gathering",
  }),
  shared_url: link({
    sk: 'Odkaz pre rodiny na spoločný pobyt',
    en: 'Link to the gathering for the families',
  }),
  confirm_until: text({
    sk: 'Dokedy treba spoločný pobyt potvrdiť',
    en: 'Until when the gathering must be confirmed',
  }),
  family: text({ sk: 'Kto si izbu rezervoval', en: 'Who has booked the room' }),
  free_units: text({ sk: 'Izby, ktoré si ešte nikto nevzal', en: 'Rooms that nobody has taken yet' }),
  chosen_units: text({
    sk: 'Izby, ktoré si niekto práve rezervuje',
    en: 'Rooms that somebody is booking now',
  }),
  booked_units: text({
    sk: 'Izby s menami tých, kto si ich rezervoval',
    en: 'Rooms with the names of those who booked them',
  }),
  voucher_value: text({ sk: 'Hodnota darčekového poukazu', en: 'Value of the gift voucher' }),
  voucher_valid_until: text({ sk: 'Dokedy poukaz platí', en: 'Until when the voucher is valid' }),
  voucher_from: text({ sk: 'Daruje: meno kupujúceho', en: 'From: name of the buyer' }),
  voucher_for: text({ sk: 'Obdarovaný: meno na poukaze', en: 'For: name on the voucher' }),
  voucher_url: link({
    sk: 'Odkaz na stránku so zostatkom poukazu',
    en: 'Link to the page with the balance of the voucher',
  }),
  voucher_page: link({
    sk: 'Odkaz na stránku objednávky poukazu',
    en: 'Link to the page of the voucher order',
  }),
  voucher_pay_until: text({ sk: 'Dokedy treba poukaz zaplatiť', en: 'Until when the voucher must be paid' }),
  voucher_withdraw_until: text({
    sk: 'Dokedy možno od kúpy poukazu odstúpiť',
    en: 'Until when the buyer may withdraw from the voucher',
  }),
  voucher_refund: text({
    sk: 'Suma, ktorú za poukaz vraciame',
    en: 'Amount that is paid back for the voucher',
  }),
  valid_for: text({
    sk: 'Ako dlho odkaz platí, napríklad 30 minút',
    en: 'How long the link is valid, for example 30 minutes',
  }),
} as const satisfies Record<string, Variable>

/** Switches of sections: `{{#pays_transfer}} … {{/pays_transfer}}`. */
export const flags = {
  pays_transfer: { sk: 'Hosť platí bankovým prevodom', en: 'The guest pays by bank transfer' },
  pays_online: { sk: 'Hosť platí kartou online', en: 'The guest pays by card online' },
  pays_on_site: { sk: 'Hosť platí na mieste', en: 'The guest pays at the property' },
  something_due_now: { sk: 'Treba niečo zaplatiť vopred', en: 'Something is to be paid in advance' },
  can_pay: {
    sk: 'Hosť môže hneď zaplatiť na stránke rezervácie',
    en: 'The guest can pay at once on the page of the booking',
  },
  deposit_only: { sk: 'Vopred sa platí len záloha', en: 'Only a deposit is paid in advance' },
  all_due_now: { sk: 'Vopred sa platí celá suma', en: 'The whole sum is paid in advance' },
  something_left: { sk: 'Ešte niečo zostáva zaplatiť', en: 'Something is left to pay' },
  left_after_deposit: { sk: 'Časť je zaplatená a niečo zostáva', en: 'A part is paid and something is left' },
  paid_in_full: { sk: 'Všetko je zaplatené', en: 'Everything is paid' },
  has_stay: { sk: 'Súčasťou rezervácie je ubytovanie', en: 'The booking includes accommodation' },
  has_note: { sk: 'Hosť napísal poznámku', en: 'The guest wrote a note' },
  has_arrival_time: { sk: 'Hosť uviedol čas príchodu', en: 'The guest gave the time of arrival' },
  has_phone: { sk: 'Podnik má telefón', en: 'The property has a phone' },
  has_address: { sk: 'Podnik má adresu', en: 'The property has an address' },
  has_stay_address: {
    sk: 'Vieme adresu, na ktorú hosť príde',
    en: 'We know the address to which the guest comes',
  },
  refund_due: { sk: 'Hosťovi treba niečo vrátiť', en: 'The guest gets something back' },
  fee_kept: {
    sk: 'Zo zaplatenej sumy zostáva storno poplatok',
    en: 'A cancellation fee is kept of what was paid',
  },
  was_paid: { sk: 'Hosť už niečo zaplatil', en: 'The guest has paid something' },
  nothing_paid: { sk: 'Hosť ešte nič nezaplatil', en: 'The guest has paid nothing yet' },
  expires_unpaid: { sk: 'Bez platby rezervácia prepadne', en: 'Without a payment the booking expires' },
  is_promised: {
    sk: 'Pobyt platí, aj keď ešte nie je zaplatený',
    en: 'The stay is firm, even if it is not paid yet',
  },
  is_overdue: { sk: 'Deň splatnosti už prešiel', en: 'The due day is over' },
  is_in_time: { sk: 'Deň splatnosti ešte neprešiel', en: 'The due day is not over yet' },
  unpaid_in_time: {
    sk: 'Prepadla, lebo platba neprišla včas',
    en: 'It expired because the payment did not come in time',
  },
  is_flexible: {
    sk: 'Hosť môže prísť aj o pár dní skôr alebo neskôr',
    en: 'The guest can come some days earlier or later',
  },
  further_offer: {
    sk: 'Ak hosť ponuku nevyužije, ostane na konci poradovníka',
    en: 'A guest who does not take the offer moves to the end of the list',
  },
  has_rate_plan: { sk: 'Ponuka má sadzbu', en: 'The offer has a rate plan' },
  has_entry: { sk: 'Hosť na tieto dni už čaká', en: 'The guest waits for these days already' },
  has_too_many: {
    sk: 'Hosť už čaká na najviac termínov, ako sa dá',
    en: 'The guest waits for as many stays as possible',
  },
  has_open_gathering: {
    sk: 'Organizátor už má iný spoločný pobyt',
    en: 'The organiser has another gathering already',
  },
  has_free_units: { sk: 'Niektoré izby si ešte nikto nevzal', en: 'Nobody has taken some of the rooms yet' },
  has_chosen_units: { sk: 'Niektorú izbu si niekto práve rezervuje', en: 'Somebody is booking a room now' },
  has_booked_units: { sk: 'Niekto si už izbu rezervoval', en: 'Somebody has booked a room already' },
  last_offer: {
    sk: 'Ak hosť ponuku nevyužije, z poradovníka vypadne',
    en: 'A guest who does not take the offer leaves the list',
  },
  unanswered_in_time: {
    sk: 'Prepadla, lebo ste ju včas neschválili',
    en: 'It expired because you did not approve it in time',
  },
} as const

export type VariableName = keyof typeof variables
export type FlagName = keyof typeof flags
