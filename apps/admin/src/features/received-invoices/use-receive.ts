import { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { receivedInvoiceBytes, receivedRefusals } from '@dvor/contract/money/received-invoices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { i18n } from '../../core/texts/i18n.ts'

const explained = z.object({ reason: z.enum(receivedRefusals), line: z.int().optional() })

/** Takes files of suppliers, one at a time. @returns the problem with the last one, in sentences */
export function useReceive(onTaken: (id: string) => void) {
  const cache = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    setProblem(null)
    if (file.size > receivedInvoiceBytes) return setProblem(i18n.t('received.tooLarge'))
    setPercent(0)
    const answer = await client.eInvoices.attempt.receive({ file }, { onProgress: setPercent })
    setPercent(null)
    if (!answer.ok) return setProblem(problemText(answer.error))
    await cache.invalidateQueries({ queryKey: collectionKey(receivedInvoices) })
    showSuccess(i18n.t('received.taken', { number: answer.value.number }))
    onTaken(answer.value.id)
  }
  return { take, percent, problem, forget: () => setProblem(null) }
}

function problemText(failure: Failure): string {
  const { success, data } = explained.safeParse(failure.details)
  if (failure.code !== 'e_invoice_broken' || !success) return errorText(failure)
  const where = data.line === undefined ? [] : [i18n.t('received.line', { line: data.line })]
  return [i18n.t(`received.why.${data.reason}`), ...where].join(' ')
}
