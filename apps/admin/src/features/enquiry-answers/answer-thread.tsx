import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { EmailRow } from '../emails/email-row.tsx'
import classes from './answers.module.css'
import { answersKey, useAnswers, type AnsweredEnquiry } from './use-answers.ts'

/** The answers to an enquiry as they went out, oldest first; nothing before the first one. */
export function AnswerThread({ enquiry }: { enquiry: AnsweredEnquiry }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAnswers(enquiry)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data || data.answers.length === 0) return null
  return (
    <Section title={t('answers.thread')}>
      <ul className={classes.thread}>
        {data.answers.map((answer) => (
          <EmailRow key={answer.id} email={answer} author={answer.author} shownBy={answersKey}>
            {answer.text ? <blockquote>{answer.text}</blockquote> : null}
          </EmailRow>
        ))}
      </ul>
    </Section>
  )
}
