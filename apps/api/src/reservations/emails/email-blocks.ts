import { bookedServices } from '@dvor/booking/messages/booked-services.ts'
import { openInstalments } from '@dvor/booking/money/balance.ts'
import { unitText } from '@dvor/booking/messages/unit-text.ts'
import { occurrencesOf } from '@dvor/booking/services/slot-lines.ts'
import { datedRules } from '@dvor/booking/reservation/cancellation.ts'
import { cancellationSentences } from '@dvor/booking/messages/cancellation-text.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import { isSchedule } from '@dvor/contract/money/payment-schedule.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { formatDay, formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime, todayIn } from '@dvor/format/instants.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { depositText } from '@dvor/booking/messages/deposit-text.ts'
import { partyText, persons } from '@dvor/format/plurals.ts'
import { friendlyFormatIBAN } from 'ibantools'
import type { Block, Fact } from '../../db/schema/messages/email-content.ts'
import { transferOf } from '../../property/bank-transfer/reservation-transfer.ts'
import { serviceInWords } from '../../slots/present-services.ts'
import { type TransferOrder } from '../../db/schema/system/transfer-order.ts'
import { agreedRules, planName } from '../queries/choose-rules.ts'
import { payUrl, priceIn, type Subject } from './email-subject.ts'
import { emailWords } from '@dvor/texts/areas.ts'
import { checkInOf, checkOutOf } from './stay-times.ts'

const presentFacts = (facts: (Fact | null)[]): Fact[] => facts.filter((fact) => fact !== null)

const fact = (label: string, value: string | null | undefined): Fact | null =>
  value ? { label, value } : null

/** Facts of the booking: time, place, guests; for e-mails to the guest and to the owner. */
export function stayBlock(subject: Subject, language: Language, toOwner = false): Block {
  const { reservation } = subject
  const words = emailWords[language]
  const { arrival, departure, adults, children, arrival_time, number, security_deposit, state } = reservation
  const at = (day: string | null, word: string, time: string | null) =>
    day && formatDayLong(day, language) + (time ? `, ${word} ${formatTime(time, language)}` : '')
  return {
    kind: 'facts',
    title: toOwner ? words.stay : words.yourStay,
    rows: presentFacts([
      fact(words.number, number),
      fact(words.arrival, at(arrival, words.from, checkInOf(subject))),
      fact(words.departure, at(departure, words.until, checkOutOf(subject))),
      fact(words.lodging, lodging(subject, language)),
      fact(words.ratePlan, planName(reservation, language, subject.settings.texts ?? {})),
      fact(words.address, addresses(subject)),
      fact(words.party, adults + children > 0 ? partyText(adults, children, language) : null),
      fact(words.program, program(subject, language)),
      fact(words.arrivalTime, arrival_time && formatTime(arrival_time, language)),
      fact(words.securityDeposit, isOff(state) ? null : depositText(security_deposit, language)),
    ]),
  }
}

/**
 * One line for each unit; with several units each has its guests, and its days and times where they differ from those
 * of the whole reservation.
 */
function lodging(subject: Subject, language: Language): string {
  const { stays } = subject
  const [first] = stays
  if (first && stays.length === 1) return unitText(first, language)
  return stays.map((stay) => stayLine(stay, subject, language)).join('\n')
}

function stayLine(stay: StayView, subject: Subject, language: Language): string {
  const { arrival, departure, adults, children_ages } = stay
  const { arrival: first, departure: last } = subject.reservation
  const words = emailWords[language]
  const time = (label: string, word: string, value: string) =>
    `${label.toLocaleLowerCase(language)} ${word} ${formatTime(value, language)}`
  return [
    `${unitText(stay, language)}: ${partyText(adults, children_ages.length, language)}`,
    ...(arrival === first && departure === last ? [] : [formatDayRange(arrival, departure, language)]),
    ...(checkInOf(subject) ? [] : [time(words.arrival, words.from, stay.check_in_from)]),
    ...(checkOutOf(subject) ? [] : [time(words.departure, words.until, stay.check_out_until)]),
  ].join(', ')
}

/** Addresses of the buildings; with several ones each unit has a line of its own. */
function addresses({ stays }: Subject): string {
  const lines = new Set(stays.flatMap(({ address }) => address ?? []))
  if (lines.size <= 1) return [...lines].join()
  return stays
    .flatMap(({ accommodation_unit: { title }, address }) => (address ? [`${title}: ${address}`] : []))
    .join('\n')
}

/** Booked services, one line each: those with a time and a number of persons, then common ones. */
function program(subject: Subject, language: Language): string {
  const { lines } = priceIn(subject, language)
  const booked = occurrencesOf(lines)
  const timed = booked.map((one) => `${serviceInWords(one, language)}, ${persons(one.persons, language)}`)
  const common = bookedServices(lines).map(({ name, pieces }) => name + pieces)
  return [...timed, ...common].join('\n')
}

/** Name and contact data of the guest, for the owner. */
export function guestBlock({ reservation }: Subject): Block {
  const words = emailWords[homeLanguage]
  const { guest_name, guest_phone, guest_email, payment_method } = reservation
  return {
    kind: 'facts',
    title: words.guest,
    rows: presentFacts([
      fact(words.name, guest_name),
      fact(words.phone, guest_phone),
      fact(words.email, guest_email),
      fact(words.method, payment_method && words.methods[payment_method]),
    ]),
  }
}

/** Paid amount and balance; for a cancelled reservation the amounts kept and returned. */
export function moneyBlock({ reservation, account }: Subject, language: Language): Block {
  const words = emailWords[language]
  const { state, total, cancellation_fee } = reservation
  const money = (label: string, cents: number): Fact => ({ label, value: formatMoney(cents, language) })
  const paid = money(words.paid, account.paid)
  const rows = isOff(state)
    ? presentFacts([
        paid,
        cancellation_fee ? money(words.fee, cancellation_fee) : null,
        account.surplus > 0 ? money(words.refund, account.surplus) : null,
      ])
    : [money(words.total, total), paid, money(words.due, account.due)]
  return { kind: 'facts', title: words.money, rows }
}

/** The parts of the price with their days, where they are more than a deposit and the rest. */
export function instalmentsBlock({ reservation }: Pick<Subject, 'reservation'>, language: Language): Block[] {
  const words = emailWords[language]
  const parts = openInstalments(reservation)
  if (!isSchedule(parts)) return []
  const rows = parts.map(({ amount, due_on, open }) => ({
    label: due_on === null ? words.withOrder : `${words.until} ${formatDay(due_on, language)}`,
    value: formatMoney(amount, language) + (open === 0 ? `, ${words.partPaid}` : ''),
  }))
  return [{ kind: 'facts', title: words.instalments, rows }]
}

/** The sum due now of a reservation that awaits money, after a change or a part of it; earlier requests no longer hold. */
export function dueBlock({ reservation, account }: Subject, language: Language): Block {
  const words = emailWords[language]
  const { pay_by } = reservation
  return {
    kind: 'facts',
    title: words.newRequest,
    rows: presentFacts([
      fact(words.dueNow, formatMoney(account.due_now, language)),
      fact(words.payUntil, pay_by && formatDay(todayIn(pay_by), language)),
      fact(words.earlierRequest, words.replaced),
    ]),
  }
}

/**
 * Data of the bank transfer for the amount due now; nothing where a transfer is not possible. The QR code is on the
 * guest's page only, because one in an e-mail would ask for the old sum after a change.
 */
export function transferBlocks(subject: Subject, language: Language): Block[] {
  const { settings, reservation, account } = subject
  const transfer = transferOf(settings, reservation, account.due_now, subject.today)
  if (reservation.payment_method !== 'transfer' || !transfer) return []
  return [transferBlock(transfer, payUrl(subject), language)]
}

function transferBlock(transfer: TransferOrder, url: string, language: Language): Block {
  const words = emailWords[language]
  return {
    kind: 'transfer',
    title: words.transfer,
    rows: presentFacts([
      fact(words.amount, formatMoney(transfer.amount, language)),
      fact(words.iban, friendlyFormatIBAN(transfer.iban)),
      fact(words.bic, transfer.bic),
      fact(words.symbol, transfer.variableSymbol),
      fact(words.beneficiary, transfer.beneficiary),
      fact(words.payUntil, transfer.dueDay && formatDay(transfer.dueDay, language)),
    ]),
    link: { label: words.payPage, url },
    caption: words.payPageNote,
  }
}

/** Costs and deadlines of a cancellation by the agreed rules; nothing without a day to count from. */
export function cancellationBlock({ reservation, settings }: Subject, language: Language): Block[] {
  const { price, begins: arrival, updatedAt } = reservation
  if (arrival === null) return []
  const dated = datedRules({ ...price, arrival, rules: agreedRules(reservation, settings) })
  const text = cancellationSentences(dated, todayIn(updatedAt), language).join('\n')
  return [{ kind: 'quote', title: emailWords[language].cancellation, text }]
}

/** The guest's note, for the owner. */
export function noteBlock({ reservation }: Subject): Block[] {
  const { note } = reservation
  return note ? [{ kind: 'quote', title: emailWords[homeLanguage].guestNote, text: note }] : []
}
