import type { SingleRecord } from '@dvor/contract/collection.ts'
import { surveys } from '@dvor/contract/collections/surveys.ts'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ErrorNote } from '../resource/list-notes.tsx'
import { PageHead } from '../resource/page-head.tsx'
import { anyRecord } from '../resource/records.ts'
import { titleOf } from '../resource/titles.ts'
import { useRecord } from '../resource/use-record.ts'
import { useSave } from '../resource/use-save.ts'
import { AboutSection } from './about-section.tsx'
import { AnswersSection } from './answers-section.tsx'
import { SurveyActions } from './survey-actions.tsx'
import classes from './surveys.module.css'

export type Survey = SingleRecord<typeof surveys>

const parent = { path: surveys.adminPath ?? '/', label: surveys.label.many }

/** One survey: what the guest said, and whether it may stand on the site. Opening it takes its badge away. */
export function SurveyPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: survey, error, refetch } = useRecord(surveys, id)
  useReadMark(survey)
  return (
    <>
      <PageHead title={survey ? titleOf(surveys, anyRecord(survey)) : surveys.label.one} parent={parent}>
        {survey ? <SurveyActions survey={survey} /> : null}
      </PageHead>
      {error ? <ErrorNote error={error} title={t('surveys.failed')} onRetry={() => void refetch()} /> : null}
      {survey ? (
        <div className={classes.page}>
          <AnswersSection survey={survey} />
          <AboutSection survey={survey} />
        </div>
      ) : error ? null : (
        <Skeleton height={420} radius="lg" />
      )}
    </>
  )
}

/** The owner has seen it: said by a PUT, for reading alone changes nothing (design/contract.md). */
function useReadMark(survey: Survey | undefined): void {
  const save = useSave(surveys)
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (!survey?.is_new || marked.current === survey.id) return
    marked.current = survey.id
    void save({ is_new: false }, survey)
  }, [survey, save])
}
