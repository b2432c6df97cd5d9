import type { PaymentOverview, Refund, RefundInput, RefundOutcome } from '@dvor/contract/money/payments.ts'
import type {
  AllocationInput,
  CsvColumns,
  LineSuggestion,
  StatementResult,
} from '@dvor/contract/money/statements.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { CallOptions, Send } from '../transport/transport.ts'

const ofReservation = (id: string) => `/reservations/${encodeURIComponent(id)}`
const ofLine = (id: string) => `/statement-lines/${encodeURIComponent(id)}`

export interface StatementUpload extends Pick<CallOptions, 'onProgress'> {
  /** Columns of a CSV by heading, where they could not be detected. */
  columns?: CsvColumns
}

/** The owner's payment actions: refunds, bank statements, and unassigned movements. */
export function paymentCalls(send: Send) {
  return withAttempt({
    /** Balance, refunds and receipts of a reservation. */
    overview: (reservation: string): Promise<Attempt<PaymentOverview>> =>
      send('GET', `${ofReservation(reservation)}/payments`),
    /** Refunds a payment through its gateway; the answer may be `failed` with its reason. */
    refund: (reservation: string, body: RefundInput): Promise<Attempt<Refund>> =>
      send('POST', `${ofReservation(reservation)}/refunds`, { body }),
    /** Tells what the gateway did with a refund that it left unanswered. */
    decideRefund: (reservation: string, refund: string, body: RefundOutcome): Promise<Attempt<Refund>> =>
      send('POST', `${ofReservation(reservation)}/refunds/${encodeURIComponent(refund)}/outcome`, { body }),
    /** Imports a bank statement and books its certain lines. */
    importStatement: (
      file: File,
      { columns, onProgress }: StatementUpload = {},
    ): Promise<Attempt<StatementResult>> => {
      const body = new FormData()
      body.append('file', file, file.name)
      if (columns) body.append('columns', JSON.stringify(columns))
      return send('POST', '/statements', { body, onProgress })
    },
    suggestions: (line: string): Promise<Attempt<LineSuggestion[]>> =>
      send('GET', `${ofLine(line)}/suggestions`),
    /** Assigns parts of a movement to reservations. */
    assign: (line: string, body: AllocationInput): Promise<Attempt<unknown>> =>
      send('POST', `${ofLine(line)}/allocations`, { body }),
    /** Assigns a movement as a whole to a gift voucher. */
    assignToVoucher: (line: string, voucher: string): Promise<Attempt<unknown>> =>
      send('POST', `${ofLine(line)}/voucher`, { body: { voucher } }),
    /** Removes a movement from its gift voucher. */
    releaseFromVoucher: (line: string): Promise<Attempt<unknown>> =>
      send('DELETE', `${ofLine(line)}/voucher`),
    /** Removes a movement from its reservations. */
    release: (line: string): Promise<Attempt<unknown>> => send('DELETE', `${ofLine(line)}/allocations`),
    /** Sets a movement aside, or takes it up again. */
    mark: (line: string, state: 'open' | 'unrelated'): Promise<Attempt<unknown>> =>
      send('POST', `${ofLine(line)}/state`, { body: { state } }),
  })
}
