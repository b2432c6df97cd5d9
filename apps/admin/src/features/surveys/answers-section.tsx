import type { SurveyAnswer } from '@dvor/contract/guests/surveys.ts'
import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Stars } from './stars.tsx'
import type { Survey } from './survey-page.tsx'
import classes from './surveys.module.css'

/** All answers of one survey, in the order of the questions. */
export function AnswersSection({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const { survey_answers: answers, done } = survey
  return (
    <section className={`card ${classes.section}`} aria-label={t('surveys.answers')}>
      <Title order={2}>{t('surveys.answers')}</Title>
      {answers.length === 0 ? (
        <Text c="dimmed" mt="sm">
          {t(done ? 'surveys.noAnswersLeft' : 'surveys.noAnswers')}
        </Text>
      ) : (
        <dl className={classes.answers}>
          {answers.map((answer) => (
            <div key={answer.id}>
              <dt>{answer.question_text}</dt>
              <dd>
                <AnswerValue answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function AnswerValue({ answer: { kind, value } }: { answer: SurveyAnswer }) {
  if (kind === 'rating') return <Stars value={Number(value)} />
  return <span className={kind === 'text' ? classes.words : undefined}>{value}</span>
}
