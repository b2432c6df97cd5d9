import { declaredText } from '../../core/texts/declared.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useMay } from '../../core/client/person.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { titleOf } from '../../core/records/titles.ts'
import { useReadMark } from '../../core/records/use-read-mark.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { AboutSection } from './about-section.tsx'
import { AnswersSection } from './answers-section.tsx'
import { OwnerAnswer } from './owner-answer.tsx'
import { SurveyActions } from './survey-actions.tsx'
import classes from './surveys.module.css'

export type Survey = SingleRecord<typeof surveys>

const parent = { path: surveys.adminPath ?? '/', label: surveys.label.many }

/** One survey: its answers, and whether it is published. Opening it marks it as read. */
export function SurveyPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const may = useMay()
  const { data: survey, error, refetch } = useRecord(surveys, id)
  useReadMark(surveys, survey && anyRecord(survey))
  return (
    <>
      <PageHead
        title={survey ? titleOf(surveys, anyRecord(survey)) : declaredText(surveys.label.one)}
        parent={parent}
      >
        {survey ? <SurveyActions survey={survey} /> : null}
      </PageHead>
      {error ? <ErrorNote error={error} title={t('surveys.failed')} onRetry={() => void refetch()} /> : null}
      {survey ? (
        <div className={classes.page}>
          <div className={classes.column}>
            <AnswersSection survey={survey} />
            {survey.publish_consent && may('surveys.manage') ? (
              <OwnerAnswer key={survey.id} survey={survey} />
            ) : null}
          </div>
          <AboutSection survey={survey} />
        </div>
      ) : error ? null : (
        <Skeleton height={420} radius="lg" />
      )}
    </>
  )
}
