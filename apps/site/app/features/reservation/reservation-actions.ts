import { guestSheet, stayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { paymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import {
  keepActivity,
  showActivity,
  showCancellation,
  type ActivityAnswer,
} from './activities/activity-actions.ts'
import { keepChange, showChange } from './changes/change-actions.ts'
import type { ChangeAnswer } from './changes/change-answer.ts'
import { changeAllowance, type AllowanceAnswer } from './change-allowance.ts'
import { changeAddress, type AddressAnswer } from './change-address.ts'
import { correctEmail, type EmailAnswer } from './correct-email.ts'
import {
  guestsOf,
  issuesInForm,
  isUntouched,
  joinSaved,
  typedGuests,
  type GuestsAnswer,
} from './guests/guests-form-data.ts'
import { agreedTaxOf, savedQuery } from './guests/tax-change.ts'
import { orderProducts, type ProductsAnswer } from './products/product-actions.ts'
import { spendVoucher, type VoucherAnswer } from './spend-voucher.ts'
import { chooseAfterWeather, type WeatherRefusal } from './weather/weather-actions.ts'
import { resendLink, type ResendAnswer } from './resend-link.ts'

/** Result of a form on the reservation's page that stays on the page. */
export interface ReservationAnswer extends ResendAnswer {
  /** Refund of a cancellation today. */
  quote?: CancellationQuote
  /** Result of asking for a change. */
  change?: ChangeAnswer
  /** Result of asking for an activity, or for its cancellation. */
  activity?: ActivityAnswer
  /** Why a choice after the weather was refused. */
  weather?: WeatherRefusal
  /** Why products were not ordered. */
  products?: ProductsAnswer
  /** Why the e-mail address was not changed. */
  email?: EmailAnswer
  /** Why the guest's address was not stored. */
  address?: AddressAnswer
  /** Why the request for the recreation allowance was not stored. */
  allowance?: AllowanceAnswer
  /** Why a gift voucher did not pay. */
  voucher?: VoucherAnswer
  /** Errors of the guest register. */
  guests?: GuestsAnswer
}

type Context = Readonly<RouterContextProvider>

/** Runs the action of a form (`intent`); plain forms need no scripts. */
export async function actOnReservation(context: Context, token: string, form: FormData) {
  switch (form.get('intent')) {
    case 'pay':
      return pay(context, token, form)
    case 'cancel-quote':
      return quoteCancellation(context, token)
    case 'cancel':
      return cancel(context, token)
    case 'change-preview':
      return answer({ change: await showChange(context, token, form) })
    case 'change':
      return answerOr(await keepChange(context, token, form), (change) => ({ change }))
    case 'activity-preview':
      return answer({ activity: await showActivity(context, token, form) })
    case 'activity-cancel-preview':
      return answer({ activity: await showCancellation(context, token, form) })
    case 'activity':
      return answerOr(await keepActivity(context, token, form), (activity) => ({ activity }))
    case 'weather':
      return answerOr(await chooseAfterWeather(context, token, form), (weather) => ({ weather }))
    case 'products':
      return answerOr(await orderProducts(context, token, form), (products) => ({ products }))
    case 'email':
      return answerOr(await correctEmail(context, token, form), (email) => ({ email }))
    case 'address':
      return answerOr(await changeAddress(context, token, form), (address) => ({ address }))
    case 'allowance':
      return answerOr(await changeAllowance(context, token, form), (allowance) => ({ allowance }))
    case 'voucher':
      return answerOr(await spendVoucher(context, token, form), (voucher) => ({ voucher }))
    case 'guests':
      return saveGuests(context, token, form)
    case 'resend':
      return resendLink(context, form)
    default:
      return answer({ problem: 'invalid' })
  }
}

const answer = (result: ReservationAnswer): ReservationAnswer => result

/** The redirect after what succeeded, or the result that stays on the page. */
const answerOr = <Result extends object>(
  result: Response | Result,
  named: (result: Result) => ReservationAnswer,
): Response | ReservationAnswer => (result instanceof Response ? result : named(result))

async function pay(context: Context, token: string, form: FormData) {
  const method = paymentMethod.safeParse(form.get('payment_method'))
  if (!method.success) return answer({ problem: 'payment_method_unavailable' })
  const started = await apiOf(context).booking.attempt.pay(token, { payment_method: method.data })
  if (!started.ok) return answer({ problem: started.error.code })
  const { payment_url } = started.value
  return payment_url ? redirectDocument(payment_url) : redirect(`/rezervacia-detail/${token}`)
}

async function quoteCancellation(context: Context, token: string) {
  const quote = await apiOf(context).booking.attempt.cancel(token, { dry_run: true })
  return answer(quote.ok ? { quote: quote.value } : { problem: quote.error.code })
}

async function cancel(context: Context, token: string) {
  const cancelled = await apiOf(context).booking.attempt.cancel(token, {})
  if (!cancelled.ok) return answer({ problem: cancelled.error.code })
  return redirect(`/rezervacia-detail/${token}`)
}

async function saveGuests(context: Context, token: string, form: FormData) {
  const typed = typedGuests(form)
  const { guests, issues, places } = guestsOf(typed)
  const isEmpty = typed.every(isUntouched)
  const version = String(form.get('version') ?? '')
  const same = { typed, isEmpty, version }
  if (issues.length > 0) return answer({ guests: { ...same, issues } })
  const agreed = agreedTaxOf(form)
  const body = { guests, expected_stay_tax: agreed?.after }
  const saved = await apiOf(context).booking.attempt.saveGuests(token, body, { ifMatch: version })
  if (saved.ok) return redirect(`/rezervacia-detail/${token}?${savedQuery(agreed)}#hostia`)
  const { code, fields, details } = saved.error
  const tax = code === 'stay_tax_changed' ? stayTaxChange.safeParse(details) : null
  if (tax?.success) return answer({ guests: { ...same, issues: [], tax: tax.data } })
  const sheet = code === 'stale' ? guestSheet.safeParse(details) : null
  if (sheet?.success) {
    const { language } = context.get(visitContext)
    const joined = joinSaved(typed, sheet.data.guests, language)
    const { version: current } = sheet.data
    return answer({ guests: { typed: joined, issues: [], isEmpty: false, isJoined: true, version: current } })
  }
  if (!fields) return answer({ problem: code })
  return answer({ guests: { ...same, issues: issuesInForm(fields, places) } })
}
