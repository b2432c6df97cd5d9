import type { AccountingExport, AccountingMonth } from '@dvor/contract/money/accounting.ts'
import type { StatementResult } from '@dvor/contract/money/statements.ts'
import type { Till, TillHandover } from '@dvor/contract/money/till.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { noFiles } from '../files/no-files.ts'
import { sendAllowanceDocuments } from '../../documents/allowance/send-allowance-documents.ts'
import { issueWaiting } from '../../documents/issue-waiting.ts'
import { sendEInvoices } from '../../e-invoices/sending/send-e-invoices.ts'
import { expireVouchers } from '../../vouchers/edit-voucher.ts'
import { openBank, type Bank } from '../fixtures/a-statement.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { Gateways } from './gateways.ts'

/** Something that happens on a day. */
export interface YearEvent {
  day: Day
  act(): Promise<void>
}

interface Transfer {
  reservation: string
  /** Cents; negative is money out. */
  amount: number
  symbol: string | null
  endToEnd?: string
}

/** The property of one year, whose clock moves with the events, with its gateways and its bank. */
export class Year {
  readonly api: TestApi
  readonly property: InvoicingProperty
  readonly gateways: Gateways
  readonly exports: AccountingExport[] = []
  readonly stays: string[] = []
  /** Movements of the property's account by the bank's own records, in cents. */
  readonly bankMovements: number[] = []
  readonly #bank: Bank
  readonly #differences: readonly number[]
  #minute = 0

  private constructor(
    api: TestApi,
    property: InvoicingProperty,
    gateways: Gateways,
    bank: Bank,
    differences: readonly number[],
  ) {
    this.api = api
    this.property = property
    this.gateways = gateways
    this.#bank = bank
    this.#differences = differences
  }

  static async open(differences: readonly number[]): Promise<Year> {
    const gateways = new Gateways()
    const api = await startTestApi(await gateways.start())
    api.clock.set('2027-01-01T07:00:00Z')
    const property = await buildInvoicingProperty(api)
    await property.settings({ automatic_invoices: 'everybody', e_invoice_transport: 'folder' })
    return new Year(api, property, gateways, await openBank(api), differences)
  }

  async close(): Promise<void> {
    await this.api.close()
    await this.gateways.stop()
  }

  async get<T>(path: string): Promise<T> {
    return (await this.property.call('GET', path)).body as T
  }

  async must<T>(method: 'POST' | 'PUT', path: string, body: object): Promise<T> {
    const answer = await this.property.call(method, path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as T
  }

  /** A movement of the account, which arrives with a statement; the owner assigns what is not certain. */
  async transfer({ reservation, ...movement }: Transfer): Promise<void> {
    const reference = `Y${this.bankMovements.push(movement.amount)}`
    const booked_on = this.api.clock.now().toISOString().slice(0, 10)
    const taken: StatementResult = await this.#bank.take([{ ...movement, booked_on, reference }])
    if (taken.assigned === 1) return
    const [line] = await this.#bank.lines(`bank_reference=${reference}`)
    if (!line) throw new Error(`the movement ${reference} is not on the statement`)
    const allocations = [{ reservation, amount: Math.abs(movement.amount) }]
    await this.must('POST', `/statement-lines/${line.id}/allocations`, { allocations })
  }

  /** Carries out the events in their order; hands the till over, exports and closes each month that has ended. */
  async live(events: readonly YearEvent[]): Promise<void> {
    // The till begins with the year.
    await this.#handOver(0)
    let month = '2027-01'
    for (const { day, act } of events.toSorted((a, b) => a.day.localeCompare(b.day))) {
      while (month < day.slice(0, 7)) month = await this.#endMonth(month)
      this.#at(day)
      await act()
      await this.#runJobs()
    }
    await this.#endMonth(month)
  }

  #at(day: Day): void {
    this.#minute = (this.#minute + 1) % 600
    const time = `${String(8 + Math.floor(this.#minute / 60)).padStart(2, '0')}:${String(this.#minute % 60).padStart(2, '0')}`
    this.api.clock.set(`${day}T${time}:00Z`)
  }

  /** @returns the next month */
  async #endMonth(month: string): Promise<string> {
    const last = addDays(firstOfNext(month), -1)
    this.api.clock.set(`${last}T20:00:00Z`)
    await this.#handOver(this.#differences[Number(month.slice(5)) % this.#differences.length] ?? 0)
    this.api.clock.set(`${firstOfNext(month)}T07:00:00Z`)
    const months = await this.get<AccountingMonth[]>('/accounting-months')
    if (months.some((one) => one.month === month))
      for (const format of ['csv', 'pohoda'])
        this.exports.push(await this.must('POST', `/accounting-months/${month}/exports`, { format }))
    await this.must('POST', `/accounting-months/${month}/closing`, {})
    return firstOfNext(month).slice(0, 7)
  }

  async #handOver(difference: number): Promise<void> {
    const { sums, is_first } = await this.get<Till>('/till')
    const expected = sums.expected + (is_first ? 20_000 : 0)
    await this.must<TillHandover>('POST', '/till/handovers', {
      opening: is_first ? 20_000 : null,
      expected,
      counted: expected + difference,
      reason: difference === 0 ? null : 'Zle vydané',
    })
  }

  /** Issues and sends what is due automatically; pictures of documents are not drawn here. */
  async #runJobs(): Promise<void> {
    const { api } = this
    const services = {
      db: api.api.db,
      clock: api.clock,
      log: api.app.log,
      dataDir: api.dataDir,
      publicUrl: 'https://dvor.example',
      documentFiles: noFiles,
      files: noFiles,
    }
    await issueWaiting(services)
    await sendAllowanceDocuments(services)
    await sendEInvoices(services)
    await expireVouchers(api.api.db, services)
  }
}

function firstOfNext(month: string): Day {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}
