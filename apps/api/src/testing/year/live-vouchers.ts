import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import { readPdf } from '../files/read-pdf.ts'
import { aStay } from '../test-property.ts'
import type { Year, YearEvent } from './year.ts'

/** Cents of the vouchers that every year has. */
const spent = 30_000
const expired = 8000
const refunded = 6000

/** The vouchers of a year: one pays a stay in part and another order that is cancelled, one expires, one is paid back. */
export class LivedVouchers {
  readonly #year: Year
  #code = ''
  #stay = ''
  #refunded = ''

  constructor(year: Year) {
    this.#year = year
  }

  events(): YearEvent[] {
    return [
      { day: '2027-02-10', act: () => this.#sell() },
      { day: '2027-03-15', act: async () => void (await this.#sold(expired, 'card', '2027-05-31')) },
      { day: '2027-04-05', act: () => this.#sellForRefund() },
      { day: '2027-04-20', act: () => this.#payBack() },
      { day: '2027-08-02', act: () => this.#spendAndCancel() },
      { day: '2027-08-03', act: () => this.#spend() },
      { day: '2027-09-04', act: () => this.#year.property.to(this.#stay, 'checked_in') },
      { day: '2027-09-06', act: () => this.#leave() },
    ]
  }

  #sold = (value: number, method: string, valid_until: string | null = null): Promise<Voucher> =>
    this.#year.must('POST', '/vouchers', { value, method, valid_until, buyer_name: 'Eva Malá' })

  async #sell(): Promise<void> {
    const { id } = await this.#sold(spent, 'cash')
    const { bytes } = await this.#year.property.file(`/vouchers/${id}/file.pdf`)
    const { letters } = readPdf(new Uint8Array(bytes))
    this.#code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(letters)?.[0] ?? ''
  }

  async #sellForRefund(): Promise<void> {
    this.#refunded = (await this.#sold(refunded, 'cash')).id
  }

  async #payBack(): Promise<void> {
    const body = { reason: 'Kupujúci si to rozmyslel', refund: 'cash' }
    await this.#year.must('POST', `/vouchers/${this.#refunded}/void`, body)
  }

  async #redeem(id: string): Promise<void> {
    await this.#year.must('POST', `/reservations/${id}/voucher-redemptions`, { code: this.#code })
  }

  async #spendAndCancel(): Promise<void> {
    const { property } = this.#year
    const stays = [aStay(await property.addUnit(), '2027-10-04', '2027-10-06')]
    const id = await property.stay({ stays })
    this.#year.stays.push(id)
    await this.#redeem(id)
    await this.#year.must('POST', `/reservations/${id}/voucher-returns`, {})
    await property.to(id, 'cancelled')
  }

  async #spend(): Promise<void> {
    const { property } = this.#year
    const stays = [aStay(await property.addUnit({ base_price: 19_000 }), '2027-09-04', '2027-09-06')]
    this.#stay = await property.stay({ stays })
    this.#year.stays.push(this.#stay)
    await this.#redeem(this.#stay)
  }

  /** The rest is paid in cash. */
  async #leave(): Promise<void> {
    const { due } = await this.#year.get<{ due: number }>(`/reservations/${this.#stay}`)
    const entry = { kind: 'payment', method: 'cash', amount: due }
    await this.#year.must('POST', `/reservations/${this.#stay}/transaction-logs`, entry)
    await this.#year.property.to(this.#stay, 'completed')
  }
}
