import { afterAll, beforeAll, beforeEach } from 'vitest'
import { recheckOpenPayments } from '../../payments/settle-payment.ts'
import { recheckRefunds } from '../../payments/settle-refund.ts'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../fixtures/card-property.ts'
import type { TestGateway } from '../servers/test-gateway.ts'

/** A property for a group of tests whose cards this gateway takes; before each test the gateway is without faults. */
export function arrangeCardDesk<G extends TestGateway>(gatewayOf: () => G) {
  let at: CardProperty<G>
  let frontDesk: ReturnType<typeof cardFrontDesk<G>>
  let faultless: G['trouble']
  beforeAll(async () => {
    at = await openCardProperty(gatewayOf())
    frontDesk = cardFrontDesk(at)
    faultless = { ...at.gateway.trouble }
  })
  beforeEach(() => void Object.assign(at.gateway.trouble, faultless))
  afterAll(() => at.close())
  return {
    get at() {
      return at
    },
    get frontDesk() {
      return frontDesk
    },
    /** The gateway's claim that the payment at this address is paid. */
    notifyPaid: (url: string | null) =>
      frontDesk.notify(at.gateway.paidNotification(url, at.api.clock.now())),
    /** The job that asks for the state of payments. */
    recheckPayments: () => recheckOpenPayments(at.api.api.db, at.services),
    /** The job that asks for the state of refunds, when it is due again. */
    recheckRefunds: () => {
      at.api.clock.advanceMinutes(2)
      return recheckRefunds(at.api.api.db, at.services)
    },
  }
}

/** Steps of a gateway's tests at such a property. */
export type CardDesk<G extends TestGateway = TestGateway> = ReturnType<typeof arrangeCardDesk<G>>
