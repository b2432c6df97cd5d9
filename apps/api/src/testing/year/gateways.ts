import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import { ComgateServer } from '../servers/comgate-server.ts'
import { GopayServer } from '../servers/gopay-server.ts'
import { TatrapayplusServer } from '../servers/tatrapayplus-server.ts'
import type { TestApi } from '../test-api.ts'

/** The gateways of the year, each with its own records. */
export class Gateways {
  readonly comgate = new ComgateServer()
  readonly gopay = new GopayServer()
  readonly tatrapayplus = new TatrapayplusServer()

  /** Starts all servers. @returns the options of an API that uses them */
  async start() {
    const comgate = await this.comgate.start()
    const gopay = await this.gopay.start()
    const tatrapayplus = await this.tatrapayplus.start()
    return {
      gatewayKeys: {
        comgate: { ...comgate.keys, mode: 'live' as const },
        gopay: { ...gopay.keys, mode: 'live' as const },
        tatrapayplus: { ...tatrapayplus.keys, mode: 'live' as const },
      },
      gatewayApis: {
        comgate: comgate.origin,
        gopay: gopay.origin,
        tatrapayplus: tatrapayplus.origin,
      },
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.comgate.stop(), this.gopay.stop(), this.tatrapayplus.stop()])
  }

  /** Pays as the guest, and lets the gateway notify the property. */
  async pay(api: TestApi, gateway: Named, url: string | null): Promise<void> {
    const server = this[gateway]
    server.payAt(url)
    const { method = 'POST', query, body, headers } = server.paidNotification(url)
    const address = `/payments/${gateway}/notifications${query ? `?${query}` : ''}`
    const { status } = await api.call(method, address, method === 'POST' ? { body, headers } : {})
    if (status !== 200) throw new Error(`the notification of ${gateway} was answered with ${status}`)
  }

  /** Cents of the transfer that reaches the property's account after a payment, with its end-to-end id. */
  transferOf(url: string | null): { amount: number; endToEnd: string } {
    const { amount, asked } = this.tatrapayplus.paymentAt(url)
    return { amount: Math.round(amount * 100), endToEnd: asked.basePayment.endToEnd }
  }

  /** Cents that a gateway holds for the property by its own records: paid less refunded. */
  heldBy(gateway: Named): number {
    const sums = {
      comgate: () =>
        [...this.comgate.payments.values()]
          .filter(({ status }) => status === 'PAID')
          .map((payment) => payment.price - this.comgate.refundedOf(payment)),
      gopay: () =>
        [...this.gopay.payments.values()]
          .filter(({ state }) => ['PAID', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(state))
          .map((payment) => payment.amount - this.gopay.refundedOf(payment)),
      tatrapayplus: () =>
        [...this.tatrapayplus.payments.values()]
          .filter(({ authorizationStatus }) => authorizationStatus === 'AUTH_DONE')
          .map((payment) => Math.round(payment.amount * 100) - this.tatrapayplus.refundedOf(payment)),
    }
    return sums[gateway]().reduce((sum, cents) => sum + cents, 0)
  }
}

export type Named = Exclude<GatewayName, 'stripe'>

export const namedGateways = ['comgate', 'gopay', 'tatrapayplus'] as const satisfies readonly Named[]
