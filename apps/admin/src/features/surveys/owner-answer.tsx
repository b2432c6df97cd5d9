import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { Button, Group, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { useSave } from '../../core/records/use-save.ts'
import type { Survey } from './survey-page.tsx'
import classes from './surveys.module.css'

const { label, help } = surveys.fields.owner_answer

/** The owner's answer to a review on the site, and a way to leave it without one. */
export function OwnerAnswer({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const save = useSave(surveys)
  const [text, setText] = useState(survey.owner_answer ?? '')
  const [isBusy, setBusy] = useState(false)
  const send = async (change: Partial<Pick<Survey, 'owner_answer' | 'settled'>>, done: string) => {
    setBusy(true)
    const result = await save(change, survey)
    setBusy(false)
    if (result.ok) showSuccess(done)
    else showFailure(t('surveys.answerFailed'), result.error)
  }
  const typed = text.trim()
  const isSame = typed === (survey.owner_answer ?? '')
  return (
    <section className={`card ${classes.section}`} aria-label={declaredText(label)}>
      <Title order={2} mb="sm">
        {declaredText(label)}
      </Title>
      <Textarea
        aria-label={declaredText(label)}
        description={help && declaredText(help)}
        autosize
        minRows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="sm" gap="xs">
        <Button
          loading={isBusy}
          disabled={isSame}
          onClick={() =>
            void send(
              { owner_answer: typed || null },
              t(typed ? 'surveys.answerShown' : 'surveys.answerGone'),
            )
          }
        >
          {t('surveys.publishAnswer')}
        </Button>
        {survey.owner_answer === null && !survey.settled ? (
          <Button
            variant="subtle"
            disabled={isBusy || typed !== ''}
            onClick={() => void send({ settled: true }, t('surveys.settled'))}
          >
            {declaredText(surveys.fields.settled.label)}
          </Button>
        ) : null}
      </Group>
    </section>
  )
}
