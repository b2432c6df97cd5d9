import type {
  AccountingExport,
  AccountingMonth,
  AccountingMonthDetail,
  EkasaGap,
  EkasaReceipt,
  ExportFormat,
  Reopening,
} from '@dvor/contract/money/accounting.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { HandoverInput, Till, TillHandover, TillMovementInput } from '@dvor/contract/money/till.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const one = (month: string) => `/accounting-months/${encodeURIComponent(month)}`

/** Months of accounting, receipts of the e-kasa, and the till; files are opened by path (`accountingPaths`). */
export function accountingCalls(send: Send) {
  return withAttempt({
    months: (): Promise<Attempt<AccountingMonth[]>> => send('GET', '/accounting-months'),
    month: (month: string): Promise<Attempt<AccountingMonthDetail>> => send('GET', one(month)),
    close: (month: string): Promise<Attempt<AccountingMonthDetail>> => send('POST', `${one(month)}/closing`),
    reopen: (month: string, body: Reopening): Promise<Attempt<AccountingMonthDetail>> =>
      send('POST', `${one(month)}/reopening`, { body }),
    /** Makes an export and keeps it in the log; its file is opened by its id. */
    makeExport: (month: string, format: ExportFormat): Promise<Attempt<AccountingExport>> =>
      send('POST', `${one(month)}/exports`, { body: { format } }),
    /** Cash and card payments without the receipt of the e-kasa. */
    ekasaGaps: (): Promise<Attempt<EkasaGap[]>> => send('GET', '/ekasa-gaps'),
    storeEkasa: (transaction: string, body: EkasaReceipt): Promise<Attempt<TransactionLog>> =>
      send('PUT', `/transaction-logs/${encodeURIComponent(transaction)}/ekasa`, { body }),
    /** The till since the last hand-over. */
    till: (): Promise<Attempt<Till>> => send('GET', '/till'),
    moveCash: (body: TillMovementInput): Promise<Attempt<Till>> => send('POST', '/till/movements', { body }),
    handovers: (month: string): Promise<Attempt<TillHandover[]>> =>
      send('GET', '/till/handovers', { query: { month } }),
    handOver: (body: HandoverInput): Promise<Attempt<TillHandover>> =>
      send('POST', '/till/handovers', { body }),
  })
}

/** Paths of the files of accounting. */
export const accountingPaths = {
  exported: (id: string) => `/accounting-exports/${encodeURIComponent(id)}/file`,
  handover: (id: string) => `/till/handovers/${encodeURIComponent(id)}/file.pdf`,
} as const
