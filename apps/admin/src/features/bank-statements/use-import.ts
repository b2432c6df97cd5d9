import { bankAccounts } from '@dvor/contract/collections/settings/bank-accounts.ts'
import { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { statementBytes, type CsvColumns, type StatementResult } from '@dvor/contract/money/statements.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

const accounts = client.resource(bankAccounts)

/** A file, with the columns of a CSV where a person has assigned them. */
interface Upload {
  file: File
  columns?: CsvColumns | undefined
}

/** State of an import. */
export type ImportState =
  | { step: 'idle' }
  | { step: 'reading'; percent: number }
  | { step: 'done'; result: StatementResult }
  /** `isForeign`: the account of the statement is not the property's. */
  | { step: 'failed'; problem: string; isForeign?: boolean }
  /** The columns of a CSV are unknown and have to be assigned. */
  | { step: 'asking'; file: File; headings: string[] }
  /** Nobody was asked yet whose account it is. */
  | { step: 'account'; upload: Upload; iban: string }

const unknownColumns = z.object({ headings: z.array(z.string()).min(2) })
const brokenLine = z.object({ line: z.int() })
const ofAccount = z.object({ iban: z.string() })

/** Imports statements, one at a time. */
export function useImport() {
  const cache = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const read = async (upload: Upload) => {
    const { file, columns } = upload
    if (file.size > statementBytes) return setState({ step: 'failed', problem: i18n.t('payments.tooLarge') })
    setState({ step: 'reading', percent: 0 })
    const onProgress = (percent: number) => setState({ step: 'reading', percent })
    const form = { file, ...(columns && { columns: JSON.stringify(columns) }) }
    const answer = await client.statements.attempt.importStatement(form, { onProgress })
    if (!answer.ok) return setState(afterFailure(upload, answer.error))
    setState({ step: 'done', result: answer.value })
    const keys = [collectionKey(statementLines), ['reservations'], ['dashboard']]
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
  /** Remembers whose account it is; a statement of an own one is read then. */
  const answerAccount = async (upload: Upload, iban: string, isOwn: boolean) => {
    const answer = await accounts.attempt.create({ iban, is_own: isOwn })
    if (!answer.ok) return setState({ step: 'failed', problem: errorText(answer.error) })
    await cache.invalidateQueries({ queryKey: collectionKey(bankAccounts) })
    return isOwn ? read(upload) : setState(foreign(iban))
  }
  return { state, read, answerAccount, forget: () => setState({ step: 'idle' }) }
}

const foreign = (iban: string): ImportState => ({
  step: 'failed',
  problem: i18n.t('payments.account.refused', { iban: friendlyIban(iban) }),
  isForeign: true,
})

function afterFailure(upload: Upload, failure: Failure): ImportState {
  const unknown = unknownColumns.safeParse(failure.details)
  if (failure.code === 'statement_columns' && unknown.success)
    return { step: 'asking', file: upload.file, headings: [...new Set(unknown.data.headings)] }
  const account = ofAccount.safeParse(failure.details)
  if (failure.code === 'statement_account_unknown' && account.success)
    return { step: 'account', upload, iban: account.data.iban }
  if (failure.code === 'statement_account_foreign' && account.success) return foreign(account.data.iban)
  const line = brokenLine.safeParse(failure.details)
  const where = line.success ? [i18n.t('payments.brokenLine', { line: line.data.line })] : []
  return { step: 'failed', problem: [errorText(failure), ...where].join(' ') }
}
