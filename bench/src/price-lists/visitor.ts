import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { VoucherPage } from '@dvor/contract/money/vouchers.ts'
import { addDays } from '@dvor/format/days.ts'
import type { AskedStay } from './price-list.ts'

interface Named {
  id: string
  title: string
}

interface Refusal {
  code: string
  fields?: { code: string }[]
  details?: {
    stays?: { refusals: { code: string }[] }[]
    services?: { refusals: { code: string }[] }[]
  }
}

const guest = {
  first_name: 'Jana',
  last_name: 'Nováková',
  email: 'jana@example.com',
  phone: '+421 900 123 456',
  country: 'SK',
}

/** A visitor of the site, through the calls that its pages make. */
export class Visitor {
  private readonly origin: string
  /** Bearer token of the owner, for calls of the front desk. */
  private readonly owner: string

  constructor(origin: string, owner: string) {
    this.origin = origin
    this.owner = owner
  }

  /** @returns the price of stays in euros, with the stay tax @throws Error with the answer where they are refused */
  async total(...stays: AskedStay[]): Promise<number> {
    return this.given(
      await this.send('quotes', await this.request(stays)),
      ({ total }: { total: number }) => total / 100,
    )
  }

  /** @returns the reason for which a price is refused; 'none' where it is told */
  async priceRefusal(...stays: AskedStay[]): Promise<string> {
    return reason(await this.send('quotes', await this.request(stays)))
  }

  /** @returns the reason for which the stays cannot be held; 'none' where they can, and they are free again then */
  async refusal(...stays: AskedStay[]): Promise<string> {
    const answer = await this.send('reservation-holds', await this.holdRequest(stays))
    if (!answer.ok) return reason(answer)
    const { token } = (await answer.json()) as Hold
    await fetch(`${this.origin}/api/reservation-holds/${token}`, { method: 'DELETE' })
    return 'none'
  }

  /** Books stays with the trial card, and a gift voucher where its code is given. @returns the guest's reservation */
  async book(stays: AskedStay[], voucher?: string): Promise<ReservationDetail> {
    const answer = await this.send('reservation-holds', await this.holdRequest(stays))
    const held = await this.given(answer, (hold: Hold) => hold)
    const ordered = await this.send('reservation-orders', {
      hold_token: held.token,
      guest,
      payment_method: 'sandbox',
      terms_version: await this.terms(),
      expected_total: held.price.total,
      ...(voucher && { voucher }),
    })
    const { token } = await this.given(ordered, (result: OrderResult) => result)
    const detail = await fetch(`${this.origin}/api/reservation-details/${token}`)
    return this.given(detail, (one: ReservationDetail) => one)
  }

  /** Buys a gift voucher on the site, pays it at the trial gateway, and is told its code. @returns the code */
  async buyVoucher(euros: number): Promise<string> {
    const answer = await this.send('voucher-orders', {
      value: euros * 100,
      buyer_name: 'Jana Nováková',
      buyer_email: guest.email,
      payment_method: 'sandbox',
      terms_version: await this.terms(),
    })
    const { number, payment_url } = await this.given(
      answer,
      (one: { number: string; payment_url: string }) => one,
    )
    await this.send(`sandbox-payments/${payment_url.split('/').at(-1)}/actions`, { action: 'pay' })
    const sold = await fetch(`${this.origin}/api/vouchers?q=${number}`, { headers: this.frontDesk })
    const id = await this.given(sold, ({ vouchers: [one] }: VoucherPage) => one?.id)
    const code = await this.send(`vouchers/${id}/code`, {}, this.frontDesk)
    return this.given(code, (one: { code: string }) => one.code)
  }

  /** @returns the suggested values of gift vouchers, in euros */
  async voucherValues(): Promise<string> {
    const offer = await fetch(`${this.origin}/api/voucher-offer`)
    return this.given(offer, ({ values }: VoucherOffer) => values.map((value) => value / 100).join(', '))
  }

  /** Writes terms without gaps: with some, nothing is sold on the web. They are no part of a price list. */
  async finishTerms(): Promise<void> {
    const answer = await fetch(`${this.origin}/api/text-blocks?mark=terms-content`)
    const id = await this.given(answer, ([terms]: { id: string }[]) => terms?.id)
    const written = await fetch(`${this.origin}/api/text-blocks/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...this.frontDesk },
      body: JSON.stringify({ content: '<p>Podmienky.</p>' }),
    })
    await this.given(written, () => undefined)
  }

  private get frontDesk() {
    return { authorization: `Bearer ${this.owner}` }
  }

  private async terms(): Promise<string> {
    const answer = await fetch(`${this.origin}/api/global-settings`)
    return this.given(answer, ({ terms_version }: { terms_version: string }) => terms_version)
  }

  private send(path: string, body: object, headers = {}): Promise<Response> {
    return fetch(`${this.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  private async given<Body, Result>(answer: Response, read: (body: Body) => Result): Promise<Result> {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
    return read((await answer.json()) as Body)
  }

  private async idOf(collection: string, title: string): Promise<string | undefined> {
    const answer = await fetch(`${this.origin}/api/${collection}?_limit=-1`)
    return this.given(answer, (all: Named[]) => all.find((one) => one.title === title)?.id)
  }

  private async holdRequest(stays: AskedStay[]) {
    const { common_services: _ordered, ...held } = await this.request(stays)
    return held
  }

  private async request(asked: AskedStay[]) {
    const stays = await Promise.all(asked.map((stay) => this.stayRequest(stay)))
    const [first] = asked
    const services = await Promise.all(
      (first?.services ?? []).map((title) => this.idOf('common-services', title)),
    )
    return {
      stays,
      common_services: services.map((common_service) => ({ common_service, quantity: 1 })),
      ...(first?.package && { package: await this.idOf('packages', first.package) }),
      ...(first?.riders && { services: [await this.ride(first.arrival, first.riders)] }),
    }
  }

  private async stayRequest({ unit, arrival, nights, adults, children_ages = [] }: AskedStay) {
    const accommodation_unit = await this.idOf('accommodation-units', unit)
    return { accommodation_unit, arrival, departure: addDays(arrival, nights), adults, children_ages }
  }

  /** The first time of the service on the day after the arrival. */
  private async ride(arrival: string, persons: number) {
    const answer = await fetch(`${this.origin}/api/service-slots?_limit=-1`)
    const slot = await this.given(answer, ([one]: { id: string }[]) => one?.id)
    return { service_slot: slot, day: addDays(arrival, 1), persons }
  }
}

/** The first reason of a refusal: of a stay, of a service, of a field, else the error's own code. */
async function reason(answer: Response): Promise<string> {
  if (answer.ok) return 'none'
  const { code, fields, details } = (await answer.json()) as Refusal
  const refused = [...(details?.stays ?? []), ...(details?.services ?? [])]
  return refused[0]?.refusals[0]?.code ?? fields?.[0]?.code ?? code
}
