import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import type { StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { adminToken } from './sign-in.ts'
import type { Answer, CallOptions, TestApi } from './test-api.ts'

/** A small property made through HTTP: one object, units at 80 € for two with one extra bed. */
export interface TestProperty {
  /** A call as the owner, with a new sign-in when the session has expired by the test's clock. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>
  unit: string
  addUnit(values?: Record<string, unknown>): Promise<string>
  addPrice(values: Record<string, unknown>): Promise<string>
  add(collection: string, values: Record<string, unknown>): Promise<string>
  settings(values: Record<string, unknown>): Promise<void>
}

/** A rate of the stay tax at any time, without a yearly limit. */
export const taxRate = (amount: number, changes: Partial<StayTaxRate> = {}): StayTaxRate => ({
  valid_from: '2020-01-01',
  amount,
  from_age: 18,
  max_nights: null,
  exemptions: ['disability', 'companion', 'other'],
  ...changes,
})

let names = 0

/** The ids of a small property's rows and a token of its owner, for another process. */
export interface SmallProperty {
  object: string
  unit: string
  token: string
}

/** Makes a small property in an empty one. `startTestProperty` starts an API over a copy of such a property. */
export async function buildProperty(api: TestApi): Promise<TestProperty> {
  return (await makeProperty(api)).property
}

/** As `buildProperty`, with values of the unit. @returns also the ids and the token of what it added */
export async function makeProperty(
  api: TestApi,
  unitValues: Record<string, unknown> = {},
): Promise<{ property: TestProperty; made: SmallProperty }> {
  const token = await adminToken(api)
  const { add, settings } = callsOf(api, token)
  await settings({
    iban: 'SK3112000000198742637541',
    payment_schedule: usualSchedule,
    stay_tax_rates: [taxRate(150)],
  })
  const object = await add('accommodation-objects', { title: 'Dom' })
  const unit = await add('accommodation-units', unitOf(object, unitValues))
  const made = { object, unit, token }
  return { property: propertyOf(api, made), made }
}

/** The actions on a small property that exists. */
export function propertyOf(api: TestApi, { object, unit, token }: SmallProperty): TestProperty {
  const { call, add, settings } = callsOf(api, token)
  return {
    call,
    unit,
    add,
    settings,
    addUnit: (values = {}) => add('accommodation-units', unitOf(object, values)),
    addPrice: (values) => add('prices', { accommodation_unit: unit, title: 'Sezóna', ...values }),
  }
}

const unitOf = (object: string, values: Record<string, unknown>) => ({
  accommodation_object: object,
  title: `Izba ${++names}`,
  code: `I${names}`,
  capacity: 2,
  extra_beds: 1,
  base_price: 8000,
  extra_person_price: 2000,
  ...values,
})

function callsOf(api: TestApi, token: string): Pick<TestProperty, 'call' | 'add' | 'settings'> {
  const owner = asOwner(api, token)
  const call: TestProperty['call'] = (method, path, body) => owner(method, path, { body })
  const made = async (what: string, answer: Promise<Answer>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${what}: ${JSON.stringify(body)}`)
    return (body as { id: string }).id
  }
  const add: TestProperty['add'] = (collection, values) =>
    made(collection, call('POST', `/${collection}`, values))
  const settings: TestProperty['settings'] = async (values) =>
    void (await made('settings', call('PUT', '/global-settings', values)))
  return { call, add, settings }
}

/** Calls as an owner, who signs in again when the session has expired by the test's clock. */
export function asOwner(api: TestApi, first: string): TestApi['call'] {
  let token = first
  return async (method, path, options?: CallOptions) => {
    const answer = await api.call(method, path, { ...options, token })
    if (answer.status !== 401) return answer
    token = await adminToken(api)
    return api.call(method, path, { ...options, token })
  }
}

export const aGuest = {
  first_name: 'Jana',
  last_name: 'Nováková',
  email: 'jana@example.com',
  phone: '+421 900 123 456',
  country: 'SK',
}

/** A request for two adults. */
export const aStay = (
  unit: string,
  arrival: string,
  departure: string,
  more: Partial<StayRequest> = {},
): StayRequest => ({
  accommodation_unit: unit,
  arrival,
  departure,
  adults: 2,
  children_ages: [],
  ...more,
})

/** Holds stays. @param from IP address of the guest. @throws where they are refused */
export async function hold(api: TestApi, stays: StayRequest[], from?: string): Promise<Hold> {
  const answer = await api.call('POST', '/reservation-holds', { body: { stays }, from })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Hold
}

export interface OrderOptions {
  payment_method?: string
  expected_total?: number
  key?: string
  more?: Record<string, unknown>
}

/** Orders a hold; may be refused. */
export function order(api: TestApi, held: Hold, options: OrderOptions = {}): Promise<Answer> {
  return api.call('POST', '/reservation-orders', {
    headers: options.key ? { 'idempotency-key': options.key } : {},
    body: {
      hold_token: held.token,
      guest: aGuest,
      payment_method: options.payment_method ?? 'sandbox',
      terms_version: '1',
      expected_total: options.expected_total ?? held.price.total,
      ...options.more,
    },
  })
}

/** Holds and orders in one step. */
export async function book(
  api: TestApi,
  stays: StayRequest[],
  options: OrderOptions = {},
): Promise<OrderResult> {
  const answer = await order(api, await hold(api, stays), options)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as OrderResult
}

/** Acts at the trial gateway for the payment that an order led to. */
export function actAtGateway(api: TestApi, paymentUrl: string | null, action: string): Promise<Answer> {
  const reference = paymentUrl?.split('/').at(-1) ?? ''
  return api.call('POST', `/sandbox-payments/${reference}/actions`, { body: { action } })
}
