import { z } from 'zod'
import * as activities from '../../reservations/added-activities.ts'
import { productOffer, productOrder } from '../../reservations/bill-items.ts'
import { guestAddress } from '../../reservations/guest-address.ts'
import { guestChange, guestChangeOutcome } from '../../reservations/guest-changes.ts'
import { allowanceInput } from '../../reservations/recreation-allowance.ts'
import * as details from '../../reservations/reservation-details.ts'
import * as weather from '../../services/weather.ts'
import { declareCalls } from '../call.ts'
import { guestReservationPaths } from './guest-reservation-paths.ts'

const detail = details.reservationDetail

/** Calls of a guest by the link of a reservation; `dry_run` shows the effect and changes nothing. */
export const guestReservationCalls = declareCalls('booking', guestReservationPaths, {
  detail: { access: 'token', summary: 'Rezervácia podľa odkazu hosťa', answer: detail },
  calendarFile: {
    access: 'token',
    summary: 'Pobyt do kalendára hosťa',
    answer: { file: 'text/calendar' },
  },
  pay: {
    keyed: true,
    access: 'token',
    summary: 'Začatie platby hosťom',
    body: details.paymentStart,
    errors: ['payment_invalid'],
    answer: details.paymentStarted,
  },
  cancel: {
    access: 'token',
    summary: 'Zrušenie hosťom, aj len na skúšku',
    body: details.cancellationRequest,
    errors: ['transition_not_allowed'],
    answer: details.cancellationQuote,
  },
  change: {
    keyed: true,
    access: 'token',
    summary: 'Zmena hosťom, aj len na skúšku',
    body: guestChange,
    errors: ['change_not_allowed', 'nights_taken', 'not_available', 'price_changed', 'seats_taken'],
    answer: guestChangeOutcome,
  },
  addActivity: {
    keyed: true,
    access: 'token',
    summary: 'Pridanie zážitku hosťom, aj len na skúšku',
    body: activities.activityAddition,
    errors: ['change_not_allowed', 'not_available', 'price_changed'],
    answer: activities.activityOutcome,
  },
  cancelActivity: {
    keyed: true,
    access: 'token',
    summary: 'Zrušenie zážitku hosťom, aj len na skúšku',
    body: activities.activityCancellation,
    errors: ['change_not_allowed'],
    answer: activities.activityOutcome,
  },
  weatherChoices: {
    access: 'token',
    summary: 'Čo sa hosťovi odvolalo pre počasie a z čoho si vyberie',
    answer: weather.weatherChoices,
  },
  chooseAfterWeather: {
    keyed: true,
    access: 'token',
    summary: 'Voľba hosťa po odvolaní pre počasie: iný čas alebo peniaze',
    body: weather.weatherAnswer,
    errors: ['change_not_allowed', 'conflict', 'not_available', 'price_changed', 'seats_taken'],
    answer: weather.weatherChoices,
  },
  products: {
    access: 'token',
    summary: 'Produkty, ktoré si hosť môže objednať k odchodu',
    answer: productOffer,
  },
  /** Repeated, it changes nothing. */
  orderProducts: {
    access: 'token',
    summary: 'Produkty, ktoré majú byť pripravené pri odchode',
    body: productOrder,
    errors: ['change_not_allowed', 'sold_out'],
    answer: productOffer,
  },
  changeEmail: {
    keyed: true,
    access: 'token',
    summary: 'Oprava e-mailu hosťom',
    body: details.emailChange,
    errors: ['transition_not_allowed'],
    answer: detail,
  },
  /** The guest's home, for documents to the guest's own name. */
  changeAddress: { access: 'token', summary: 'Adresa hosťa na doklad', body: guestAddress, answer: detail },
  changeAllowance: {
    access: 'token',
    summary: 'Žiadosť hosťa o doklady na príspevok na rekreáciu',
    body: allowanceInput,
    errors: ['document_exists'],
    answer: detail,
  },
  withdrawAllowance: {
    access: 'token',
    summary: 'Hosť doklady na príspevok na rekreáciu nepotrebuje',
    answer: detail,
  },
  resendLink: {
    keyed: true,
    access: 'anyone',
    summary: 'Opätovné poslanie odkazu na rezerváciu',
    body: details.resendRequest,
    answer: z.object({ sent: z.boolean() }),
  },
})
