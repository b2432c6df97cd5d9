import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconLink, IconSend, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeSurvey } from './remove-survey.ts'
import { useNavigate } from 'react-router'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { anyRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import type { Survey } from './survey-page.tsx'
import { useMay } from '../../core/client/person.ts'

/** Actions on a survey: send its link again while it is unanswered, delete it with its answers. */
export function SurveyActions({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useDelete(surveys, removeSurvey)
  const leave = () => {
    remove(anyRecord(survey))
    void navigate(surveys.adminPath ?? '/')
  }
  const may = useMay()
  if (!may('surveys.manage')) return null
  return (
    <>
      {survey.done ? null : <WaitingActions survey={survey} />}
      <Button variant="default" leftSection={<IconTrash size={17} />} onClick={leave}>
        {t('surveys.remove')}
      </Button>
    </>
  )
}

function WaitingActions({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const clipboard = useClipboard()
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const result = await client.surveys.attempt.resend(survey.id)
    await cache.invalidateQueries({ queryKey: collectionKey(surveys) })
    setSending(false)
    if (result.ok) showSuccess(t('surveys.resent'))
    else showFailure(t('surveys.resendFailed'), result.error)
  }
  const copy = () => {
    clipboard.copy(`${window.location.origin}/spatna-vazba/${survey.id}`)
    showSuccess(t('surveys.copied'))
  }
  return (
    <>
      <Button variant="default" leftSection={<IconLink size={17} />} onClick={copy}>
        {t('surveys.copy')}
      </Button>
      {survey.reservation ? (
        <Button loading={isSending} leftSection={<IconSend size={17} />} onClick={() => void resend()}>
          {t('surveys.resend')}
        </Button>
      ) : null}
    </>
  )
}
