import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import { paymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Result of a form on the buyer's page that stays on the page. */
export interface OrderAnswer {
  problem: ErrorCode
  issues: readonly FieldIssue[]
}

type Context = Readonly<RouterContextProvider>

/** Runs the action of a form (`intent`); plain forms need no scripts. */
export async function actOnOrder(context: Context, token: string, form: FormData) {
  return form.get('intent') === 'withdraw' ? withdraw(context, token, form) : pay(context, token, form)
}

const refused = (problem: ErrorCode, issues: readonly FieldIssue[] = []): OrderAnswer => ({ problem, issues })

const pageOf = (token: string) => `/darcekovy-poukaz/objednavka/${token}`

async function pay(context: Context, token: string, form: FormData) {
  const method = paymentMethod.safeParse(form.get('payment_method'))
  if (!method.success) return refused('payment_method_unavailable')
  const started = await apiOf(context).vouchers.attempt.payOrder(token, { payment_method: method.data })
  if (!started.ok) return refused(started.error.code)
  const { payment_url } = started.value
  return payment_url ? redirectDocument(payment_url) : redirect(pageOf(token))
}

async function withdraw(context: Context, token: string, form: FormData) {
  if (form.get('confirmed') !== 'yes') return refused('invalid', [{ path: 'confirmed', code: 'required' }])
  const iban = form.get('iban')
  const ibanText = typeof iban === 'string' && iban.trim() !== '' ? iban.trim() : null
  const done = await apiOf(context).vouchers.attempt.withdraw(token, { iban: ibanText })
  return done.ok ? redirect(pageOf(token)) : refused(done.error.code, done.error.fields)
}
