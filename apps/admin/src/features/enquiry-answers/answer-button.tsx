import { Button, Skeleton } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useAnswers, type AnsweredEnquiry } from './use-answers.ts'

/** Opens the form of an answer beside the enquiry; nothing without an address. */
export function AnswerButton({ enquiry }: { enquiry: AnsweredEnquiry }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useAnswers(enquiry)
  if (!enquiry.email) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button leftSection={<IconMail size={17} />} onClick={() => setOpen(true)}>
        {t('answers.write')}
      </Button>
      <FormDrawer opened={isOpen} onClose={close} title={t('answers.title', { name: enquiry.name })}>
        {data ? (
          <AnswerForm enquiry={enquiry} draft={data.draft} onDone={close} />
        ) : error ? (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} />
        )}
      </FormDrawer>
    </>
  )
}
