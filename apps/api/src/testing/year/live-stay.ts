import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { aCompany } from '../fixtures/invoicing.ts'
import { actAtGateway, aStay, book } from '../test-property.ts'
import { namedGateways, type Named } from './gateways.ts'
import type { SampleStay } from './sample-stay.ts'
import type { Year, YearEvent } from './year.ts'

interface Seen {
  id: string
  number: string
  token: string
  due: number
  deposit_due: number
  transaction_logs: { id: string; method: string; provider_reference: string | null }[]
}

const guest_address = { street: 'Lipová 3', city: 'Nitra', postal_code: '949 01' }
const recreation_allowance = { employee: 'Ján Novák', participants: ['Ela Nováková'] }

/** Cents of the security deposit, and what is kept of it for a damage. */
const securityDeposit = 20_000
const keptDeposit = 5000

/** One stay of the year, from the booking until some days after the departure. */
export class LivedStay {
  readonly #year: Year
  readonly #sample: SampleStay
  readonly #arrival: Day
  readonly #departure: Day
  #id = ''

  constructor(year: Year, sample: SampleStay) {
    this.#year = year
    this.#sample = sample
    this.#arrival = addDays('2027-01-05', sample.day)
    this.#departure = addDays(this.#arrival, sample.nights)
  }

  events(): YearEvent[] {
    const { day, end, rest } = this.#sample
    const booked = addDays(this.#arrival, day < 20 ? -1 : -20)
    const came = end !== 'cancelled'
    return [
      { day: booked, act: () => this.#book() },
      ...(rest === 'link' && day >= 20 ? [{ day: addDays(booked, 2), act: () => this.#payByLink() }] : []),
      { day: this.#arrival, act: () => (came ? this.#checkIn() : this.#to('cancelled')) },
      { day: this.#departure, act: async () => (came ? this.#checkOut() : undefined) },
      { day: addDays(this.#departure, 3), act: () => this.#correct() },
    ]
  }

  #seen = (): Promise<Seen> => this.#year.get(`/reservations/${this.#id}`)
  #to = (state: string): Promise<void> => this.#year.property.to(this.#id, state)
  #entry = (method: string, amount: number, kind = 'payment', more: object = {}) =>
    this.#year.must<{ id: string }>('POST', `/reservations/${this.#id}/transaction-logs`, {
      kind,
      method,
      amount,
      ...more,
    })

  async #book(): Promise<void> {
    const { day, deposit, company, security } = this.#sample
    const { property } = this.#year
    const unit = await property.addUnit({
      base_price: 7990 + day,
      ...(security !== 'none' && { security_deposit: securityDeposit }),
    })
    const stays = [aStay(unit, this.#arrival, this.#departure)]
    if (deposit === 'none' || deposit === 'transfer')
      this.#id = await property.stay({ stays, company: company ? aCompany : null })
    else await this.#orderAtGateway(stays, deposit)
    this.#year.stays.push(this.#id)
    if (deposit === 'transfer') await this.#payDepositByTransfer()
    if (day % 3 === 0)
      await this.#year.must('POST', '/till/movements', { kind: 'withdrawal', amount: 150, note: 'Poštovné' })
  }

  /** Orders on the site and pays what is due on the gateway's page. */
  async #orderAtGateway(stays: ReturnType<typeof aStay>[], deposit: string): Promise<void> {
    const [gateway = '', method = gateway] = deposit.split(' ')
    if (isNamed(gateway)) await this.#year.must('PUT', `/method-gateways/${method}`, { gateway })
    const asks = this.#sample.allowance && this.#sample.nights > 1
    const more = asks ? { guest_address, recreation_allowance } : {}
    const { number, payment_url } = await book(this.#year.api, stays, { payment_method: method, more })
    const [found] = await this.#year.get<Seen[]>(`/reservations?number=${number}`)
    this.#id = found?.id ?? ''
    await this.#payAt(gateway, method, payment_url)
  }

  /** Pays; money of a transfer through TatraPay+ stands on the bank's statement, too. */
  async #payAt(gateway: string, method: string, url: string | null): Promise<void> {
    const { api, gateways } = this.#year
    if (!isNamed(gateway)) {
      const { status } = await actAtGateway(api, url, 'pay')
      if (status !== 200) throw new Error(`the trial gateway answered ${status}`)
      return
    }
    await gateways.pay(api, gateway, url)
    if (gateway !== 'tatrapayplus' || method === 'card') return
    const { amount, endToEnd } = gateways.transferOf(url)
    const { number } = await this.#seen()
    const named = this.#sample.exact ? { symbol: null, endToEnd } : { symbol: number }
    await this.#year.transfer({ reservation: this.#id, amount, ...named })
  }

  async #payDepositByTransfer(): Promise<void> {
    const { number, deposit_due, due } = await this.#seen()
    const amount = this.#sample.exact ? deposit_due || due : 4321
    await this.#year.transfer({ reservation: this.#id, amount, symbol: number })
  }

  /** Pays the balance by the link to the guest's page, at the gateway for cards. */
  async #payByLink(): Promise<void> {
    const { token, due } = await this.#seen()
    if (due <= 0) return
    const gateway = namedGateways[this.#sample.day % namedGateways.length] ?? 'comgate'
    await this.#year.must('PUT', '/method-gateways/card', { gateway })
    const { status, body } = await this.#year.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    if (status !== 200) throw new Error(`the link answered ${status} ${JSON.stringify(body)}`)
    await this.#payAt(gateway, 'card', (body as { payment_url: string }).payment_url)
    // The rest after a deposit that was still due.
    if ((await this.#seen()).due > 0) await this.#payByLink()
  }

  async #checkIn(): Promise<void> {
    const { rest, security } = this.#sample
    await this.#to('checked_in')
    if (security !== 'none') await this.#moveDeposit('deposit_taken', securityDeposit)
    const { due, number } = await this.#seen()
    if (rest === 'none' || due <= 0) return
    if (rest === 'transfer') await this.#year.transfer({ reservation: this.#id, amount: due, symbol: number })
    else if (rest === 'card') await this.#entry('card', due)
    else await this.#entry('cash', due, 'payment', { ekasa_number: '12' })
  }

  async #checkOut(): Promise<void> {
    const { security } = this.#sample
    if (security === 'kept') await this.#moveDeposit('deposit_kept', keptDeposit, 'Rozbité okno')
    if (security !== 'none')
      await this.#moveDeposit('deposit_returned', securityDeposit - (security === 'kept' ? keptDeposit : 0))
    await this.#to('completed')
  }

  async #moveDeposit(kind: string, amount: number, reason: string | null = null): Promise<void> {
    const method = this.#sample.day % 2 === 0 ? 'cash' : 'card'
    const body = { kind, method, amount, reason }
    await this.#year.must('POST', `/reservations/${this.#id}/security-deposit`, body)
  }

  /** A refund, a reversal, a payment made twice or a credit note some days after the stay. */
  async #correct(): Promise<void> {
    const { after, end } = this.#sample
    if (after === 'gateway') await this.#refundAtGateway()
    if (end === 'cancelled') return
    const { transaction_logs, number } = await this.#seen()
    const byCash = transaction_logs.some(({ method }) => method === 'cash')
    if (after === 'refunded' && byCash) await this.#entry('cash', 100, 'refund')
    const card = transaction_logs.find(
      ({ method, provider_reference }) => method === 'card' && provider_reference === null,
    )
    if (after === 'reversed' && card) await this.#entry('card', 1, 'reversal', { reverses: card.id })
    if (after === 'doubled') await this.#payTwice(number)
    if (end !== 'credited') return
    const [invoice] = await this.#year.get<{ id: string }[]>(`/invoices?reservation=${this.#id}&kind=invoice`)
    await this.#year.must('POST', `/invoices/${invoice?.id}/credit-note`, {})
    await this.#year.property.issue(this.#id, 'invoice')
  }

  /** Refunds a part through the gateway; a payment from an account cannot be refunded at every gateway. */
  async #refundAtGateway(): Promise<void> {
    const overview = await this.#year.get<PaymentOverview>(`/reservations/${this.#id}/payments`)
    const payment = overview.refundable.find(({ amount }) => amount >= 1000)
    if (!payment) return
    const { state } = await this.#year.must<{ state: string }>('POST', `/reservations/${this.#id}/refunds`, {
      transaction: payment.transaction,
      amount: 1000,
    })
    const isRefused =
      this.#sample.deposit === 'tatrapayplus bank' || this.#sample.deposit === 'tatrapayplus later'
    if (state !== 'done' && !isRefused) throw new Error(`the refund is ${state}`)
  }

  /** The guest pays again by mistake; the owner assigns the money and sends it back. */
  async #payTwice(number: string): Promise<void> {
    const reservation = this.#id
    await this.#year.transfer({ reservation, amount: 5000, symbol: number })
    await this.#entry('transfer', 5000, 'refund')
    await this.#year.transfer({ reservation, amount: -5000, symbol: number })
  }
}

const isNamed = (name: string): name is Named => namedGateways.some((one) => one === name)
