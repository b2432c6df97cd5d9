import { z } from 'zod'
import {
  allocationInput,
  lineStateInput,
  lineSuggestion,
  lineVoucherInput,
  payableQuery,
  payableReservation,
  statementForm,
  statementResult,
} from '../../money/statements.ts'
import { done } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { statementPaths } from './statement-paths.ts'

const access = 'statements.manage'

/** Bank statements and the owner's actions on their movements. */
export const statementCalls = declareCalls('payments', statementPaths, {
  /** Imports a statement and books its certain lines. */
  importStatement: {
    access,
    summary: 'Načítanie výpisu z účtu (CAMT.053 alebo CSV)',
    body: statementForm,
    errors: [
      'statement_account_foreign',
      'statement_account_unknown',
      'statement_broken',
      'statement_columns',
      'statement_encoding',
      'statement_format',
      'statement_known',
    ],
    answer: statementResult,
  },
  suggestions: {
    access,
    summary: 'Rezervácie, ku ktorým platba asi patrí',
    answer: z.array(lineSuggestion),
  },
  payable: {
    access,
    summary: 'Rezervácie podľa čísla, mena alebo sumy, na priradenie platby',
    query: payableQuery,
    answer: z.array(payableReservation),
  },
  assign: {
    keyed: true,
    access,
    summary: 'Priradenie platby k rezerváciám',
    body: allocationInput,
    errors: ['refund_exceeds'],
    answer: done,
  },
  release: { access, summary: 'Zrušenie priradenia platby', errors: ['refund_exceeds'], answer: done },
  assignToVoucher: {
    keyed: true,
    access,
    summary: 'Priradenie platby k darčekovému poukazu',
    body: lineVoucherInput,
    answer: done,
  },
  releaseFromVoucher: {
    access,
    summary: 'Zrušenie priradenia platby k darčekovému poukazu',
    answer: done,
  },
  /** Sets a movement aside, or takes it up again. */
  mark: { access, summary: 'Označenie platby z výpisu', body: lineStateInput, answer: done },
})
