import type { PersonalDataRun, PersonOverview, PersonBody } from '@dvor/contract/privacy/personal-data.ts'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { ClearedList, KeptList } from './counts.tsx'
import { personalDataKey } from './use-personal-data.ts'

interface Props {
  query: PersonBody
  person: PersonOverview
  onErased: (receipt: PersonalDataRun) => void
  onClose: () => void
}

/** Asks before a person is erased, with what is erased and what stays. */
export function EraseDialog({ query, person: { cleared, kept }, onErased, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const erase = async () => {
    setBusy(true)
    const answer = await client.personalData.attempt.erase(query)
    setBusy(false)
    if (!answer.ok) return setProblem(errorText(answer.error))
    onErased(answer.value)
    void cache.invalidateQueries({ queryKey: [personalDataKey] })
    void cache.invalidateQueries({ queryKey: ['reservations'] })
  }
  return (
    <ConfirmDialog
      title={t('personalData.eraseTitle')}
      action={t('personalData.erase')}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <Text mb="sm">{t('personalData.eraseHint')}</Text>
      <ClearedList cleared={cleared} />
      <KeptList kept={kept} />
    </ConfirmDialog>
  )
}
