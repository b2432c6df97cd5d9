import { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { statementBytes, type CsvColumns, type StatementResult } from '@dvor/contract/money/statements.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

/** State of an import. */
export type ImportState =
  | { step: 'idle' }
  | { step: 'reading'; percent: number }
  | { step: 'done'; result: StatementResult }
  | { step: 'failed'; problem: string }
  /** The columns of a CSV are unknown and have to be assigned. */
  | { step: 'asking'; file: File; headings: string[] }

const unknownColumns = z.object({ headings: z.array(z.string()).min(2) })
const brokenLine = z.object({ line: z.int() })

/** Imports statements, one at a time. */
export function useImport() {
  const cache = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const read = async (file: File, columns?: CsvColumns) => {
    if (file.size > statementBytes) return setState({ step: 'failed', problem: i18n.t('payments.tooLarge') })
    setState({ step: 'reading', percent: 0 })
    const onProgress = (percent: number) => setState({ step: 'reading', percent })
    const answer = await client.payments.attempt.importStatement(file, { columns, onProgress })
    if (!answer.ok) return setState(afterFailure(file, answer.error))
    setState({ step: 'done', result: answer.value })
    const keys = [collectionKey(statementLines), ['reservations'], ['dashboard']]
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
  return { state, read, forget: () => setState({ step: 'idle' }) }
}

function afterFailure(file: File, failure: Failure): ImportState {
  const unknown = unknownColumns.safeParse(failure.details)
  if (failure.code === 'statement_columns' && unknown.success)
    return { step: 'asking', file, headings: [...new Set(unknown.data.headings)] }
  const line = brokenLine.safeParse(failure.details)
  const where = line.success ? [i18n.t('payments.brokenLine', { line: line.data.line })] : []
  return { step: 'failed', problem: [errorText(failure), ...where].join(' ') }
}
