import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { PaymentServices } from '../features/payments/services.ts'
import { aStay, book, buildProperty, type TestProperty } from './test-property.ts'
import { StripeServer } from './stripe-server.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** A property that takes cards, and the gateway beside it. */
export interface CardProperty {
  api: TestApi
  property: TestProperty
  gateway: StripeServer
  services: PaymentServices
  close(): Promise<void>
}

export async function openCardProperty(): Promise<CardProperty> {
  const gateway = new StripeServer()
  const stripe = await gateway.start()
  const api = await startTestApi({ stripe })
  const property = await buildProperty(api)
  const services: PaymentServices = {
    clock: api.clock,
    publicUrl: 'http://127.0.0.1:3000',
    appSecret: '',
    sandboxAllowed: true,
    stripe,
    log: api.app.log,
  }
  const close = async () => {
    await api.close()
    await gateway.stop()
  }
  return { api, property, gateway, services, close }
}

interface Notice {
  body: Buffer
  headers: Record<string, string>
}

/** What a test does and sees at such a property. */
export function cardFrontDesk({ api, property, gateway }: CardProperty) {
  const detail = async (token: string) =>
    (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
  const row = async (number: string) =>
    ((await property.call('GET', `/reservations?number=${number}`)).body as Row[])[0]
  const notify = (notice: Notice) => api.call('POST', '/payments/stripe/notifications', notice)
  const completed = (session: unknown) =>
    gateway.notice('checkout.session.completed', session, api.clock.now())
  const byCard = async () => {
    const unit = await property.addUnit()
    return book(api, [aStay(unit, '2027-05-01', '2027-05-03')], { payment_method: 'card' })
  }
  /** Ordered and paid by card; the session at the gateway and the reservation's id. */
  const paid = async () => {
    const { token, number, payment_url } = await byCard()
    const session = gateway.sessionAt(payment_url)
    gateway.pay(session)
    await notify(completed(session))
    return { token, number, session, id: (await row(number))?.id ?? '' }
  }
  return {
    detail,
    notify,
    completed,
    byCard,
    paid,
    overview: async (id: string) =>
      (await property.call('GET', `/reservations/${id}/payments`)).body as PaymentOverview,
    attentionOf: async (number: string) => (await row(number))?.attention,
  }
}

interface Row {
  id: string
  attention: string | null
}
