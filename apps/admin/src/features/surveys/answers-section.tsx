import type { SurveyAnswer } from '@dvor/contract/guests/surveys.ts'
import { Text, Title } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from './survey-page.tsx'
import classes from './surveys.module.css'

const places = [1, 2, 3, 4, 5]

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

/** Stars of one answer, 1 to 5. */
function Stars({ value }: { value: number }) {
  const { t } = useTranslation()
  return (
    <span className={classes.stars}>
      {places.map((place) =>
        place <= value ? (
          <IconStarFilled key={place} size={18} aria-hidden />
        ) : (
          <IconStar key={place} size={18} stroke={1.5} aria-hidden />
        ),
      )}
      <span className="hidden-text">{t('surveys.stars', { value })}</span>
    </span>
  )
}
