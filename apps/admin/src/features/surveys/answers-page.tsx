import { surveyAnswers } from '@dvor/contract/collections/messages/survey-answers.ts'
import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { useNavigate } from 'react-router'
import { ListPage } from '../../core/screens/list-page.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { SummarySection } from './summary-section.tsx'

const surveyOf = (record: AnyRecord): string | null => {
  const survey = record['survey']
  return typeof survey === 'object' && survey !== null && 'id' in survey ? String(survey.id) : null
}

/** The answers of all surveys: a summary, then the list. */
export function AnswersPage() {
  const navigate = useNavigate()
  const open = (record: AnyRecord) => {
    const path = editPath(surveys, surveyOf(record) ?? '')
    if (path) void navigate(path)
  }
  return (
    <ListPage
      collection={surveyAnswers}
      onOpen={open}
      above={(_state, change) => (
        <SummarySection onShow={(question) => change({ filters: { survey_question: [question] } })} />
      )}
    />
  )
}
