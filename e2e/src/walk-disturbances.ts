import { deviceCookie } from '@dvor/contract/values/device-key.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { signInOwner } from './back-office/owner.ts'

type Owner = Awaited<ReturnType<typeof signInOwner>>
type Rates = NonNullable<Awaited<ReturnType<Owner['read']>>['stay_tax_rates']>

type Loss = 'call' | 'answer'

/** Events that a guest does not notice at once. */
export const disturbances = ['lostCall', 'lostAnswer', 'endHold', 'changePrice'] as const

const bookingCalls = /\/api\/(quotes|reservation-holds|reservation-orders)$/
/** Cents of stay tax for each person and night, added and taken away in turn. */
const step = 30

/** Losses of the network, the end of a hold, and an owner who changes prices. */
export class Disturber {
  private readonly request: APIRequestContext
  private readonly owner: Owner
  private readonly rates: Rates
  private readonly losses = new WeakMap<Page, Loss[]>()
  private isRaised = false

  private constructor(request: APIRequestContext, owner: Owner, rates: Rates) {
    this.request = request
    this.owner = owner
    this.rates = rates
  }

  static async of(request: APIRequestContext, owner: Owner): Promise<Disturber> {
    const { stay_tax_rates } = await owner.read('/api/global-settings')
    return new Disturber(request, owner, stay_tax_rates ?? [])
  }

  /** The next call of the booking does not reach the server. */
  lostCall(page: Page): Promise<void> {
    return this.lose(page, 'call')
  }

  /** The server does what the next call asks, but the answer is lost. */
  lostAnswer(page: Page): Promise<void> {
    return this.lose(page, 'answer')
  }

  /**
   * A page has one handler for all its losses: with a handler for each, the end of one lets through the call whose
   * answer another one still waits for.
   */
  private async lose(page: Page, loss: Loss): Promise<void> {
    const waiting = this.losses.get(page)
    if (waiting) {
      waiting.push(loss)
      return
    }
    const losses = [loss]
    this.losses.set(page, losses)
    await page.route(bookingCalls, async (route) => {
      const next = losses.shift()
      if (next === undefined) return route.fallback()
      if (next === 'answer') await route.fetch()
      return route.abort()
    })
  }

  /** The device's hold ends before the countdown does. */
  async endHold(page: Page): Promise<void> {
    const cookies = await page.context().cookies()
    const device = cookies.find(({ name }) => name === deviceCookie)?.value
    if (device) await this.request.delete(`/api/reservation-holds/${device}`)
  }

  /** The owner changes the stay tax, which every price contains. */
  async changePrice(): Promise<void> {
    this.isRaised = !this.isRaised
    await this.setRates(this.isRaised ? step : 0)
  }

  /** Sets the prices as they were. */
  async restore(): Promise<void> {
    await this.setRates(0)
  }

  private async setRates(more: number): Promise<void> {
    const stay_tax_rates = this.rates.map((rate) => ({ ...rate, amount: rate.amount + more }))
    await this.owner.change('/api/global-settings', { stay_tax_rates })
  }
}
