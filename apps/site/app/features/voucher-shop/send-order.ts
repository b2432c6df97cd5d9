import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { NewVoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { paymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { refusedAnswer, type EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import { textIn } from '../enquiry/send-form.ts'
import { chosenCents, chosenPackage, otherValue } from './voucher-choice.ts'

/** Sends the order; leads to the gateway, else to the page of the order. */
export async function sendOrder(context: Readonly<RouterContextProvider>, form: FormData) {
  const { language } = context.get(visitContext)
  const sent = await apiOf(context).vouchers.attempt.order(requestOf(form, language))
  if (sent.ok) {
    const { payment_url, token } = sent.value
    return payment_url
      ? redirectDocument(payment_url)
      : redirect(`/darcekovy-poukaz/objednavka/${token}`, 303)
  }
  const { code, fields = [], status } = sent.error
  return data(refusedOrder(form, code, fields), { status: status === 0 ? 503 : status })
}

/** The answer to a refused form, with all typed values. */
export function refusedOrder(
  form: FormData,
  problem: Parameters<typeof refusedAnswer>[1],
  fields: readonly FieldIssue[] = [],
): EnquiryAnswer {
  // A typed value has its own field.
  const isTyped = form.get('value') === otherValue
  const fieldOf = (path: string) => {
    if (path === 'package') return 'value'
    return isTyped && path === 'value' ? 'other' : path
  }
  const issues = fields.map(({ path, code }) => ({ path: fieldOf(path), code }))
  return refusedAnswer(form, problem, issues)
}

/** The package, or the value; one that is no amount is sent so that the API's error names its field. */
function subjectOf(choice: string, typed: string): Pick<NewVoucherOrder, 'value' | 'package'> {
  const packageId = chosenPackage(choice)
  return packageId === null ? { value: chosenCents(choice, typed) } : { package: packageId }
}

function requestOf(form: FormData, language: Language): NewVoucherOrder {
  const text = (name: string) => textIn(form, name)
  const sendTo = text('send_to') === 'recipient' ? 'recipient' : 'buyer'
  const method = paymentMethod.safeParse(text('payment_method'))
  return {
    ...subjectOf(text('value'), text('other')),
    buyer_name: text('buyer_name'),
    buyer_email: text('buyer_email'),
    recipient_name: text('recipient_name') || null,
    recipient_email: text('recipient_email') || null,
    message: text('message') || null,
    send_to: sendTo,
    // A day that was chosen and not typed is sent empty, so that the API names its field.
    send_on: sendTo === 'recipient' && text('send_when') === 'day' ? text('send_on') : null,
    payment_method: method.success ? method.data : 'on_site',
    language,
    terms_version: text('terms_version'),
  }
}
