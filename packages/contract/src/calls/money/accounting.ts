import { z } from 'zod'
import {
  accountingExport,
  accountingMonthDetail,
  accountingMonths,
  ekasaGap,
  ekasaReceipt,
  exportRequest,
  reopening,
} from '../../money/accounting.ts'
import { transactionLog } from '../../money/ledger.ts'
import { month } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { accountingPaths } from './accounting-paths.ts'

const params = z.object({ month })

/** Months of accounting with their exports and closings, and receipts of the e-kasa. */
export const accountingCalls = declareCalls('accounting', accountingPaths, {
  months: { access: 'accounting.manage', summary: 'Mesiace účtovníctva', answer: accountingMonths },
  month: {
    access: 'accounting.manage',
    summary: 'Mesiac účtovníctva',
    params,
    answer: accountingMonthDetail,
  },
  close: {
    access: 'accounting.manage',
    summary: 'Uzavretie mesiaca',
    params,
    answer: accountingMonthDetail,
  },
  reopen: {
    access: 'accounting.manage',
    summary: 'Opätovné otvorenie mesiaca',
    params,
    body: reopening,
    answer: accountingMonthDetail,
  },
  /** Makes an export and keeps it in the log; its file is opened by its id. */
  makeExport: {
    keyed: true,
    access: 'accounting.manage',
    summary: 'Export mesiaca pre účtovníka',
    params,
    body: exportRequest,
    answer: accountingExport,
  },
  exported: {
    access: 'export',
    also: ['accounting.manage'],
    summary: 'Súbor exportu',
    answer: { file: 'application/octet-stream' },
  },
  /** Cash and card payments without the receipt of the e-kasa. */
  ekasaGaps: {
    access: 'accounting.manage',
    summary: 'Platby bez dokladu e-kasy',
    answer: z.array(ekasaGap),
  },
  storeEkasa: {
    access: 'money.take',
    summary: 'Doklad e-kasy k platbe',
    body: ekasaReceipt,
    answer: transactionLog,
  },
})
