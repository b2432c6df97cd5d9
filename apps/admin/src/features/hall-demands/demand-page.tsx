import { declaredText } from '../../core/texts/declared.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useReadMark } from '../../core/records/use-read-mark.ts'
import { useRecord } from '../../core/records/use-record.ts'
import classes from './demands.module.css'
import { AnswerThread } from '../enquiry-answers/answer-thread.tsx'
import { enquiryOf } from './demand.ts'
import { DemandMessage } from './demand-message.tsx'
import { DemandNote } from './demand-note.tsx'
import { DemandState } from './demand-state.tsx'

const parent = { path: hallDemands.adminPath ?? '/', label: hallDemands.label.many }

/** One enquiry: its text, the answers, and its state. Opening it marks it as read. */
export function DemandPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: demand, error, refetch } = useRecord(hallDemands, id)
  const isMarking = useReadMark(hallDemands, demand && anyRecord(demand))
  return (
    <>
      <PageHead title={demand?.name ?? declaredText(hallDemands.label.one)} parent={parent} />
      {error && !demand ? (
        <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      ) : null}
      {demand ? (
        <div className={classes.page} aria-busy={isMarking}>
          <div className={classes.column}>
            <DemandMessage demand={demand} />
            <AnswerThread enquiry={enquiryOf(demand)} />
          </div>
          <div className={classes.column}>
            {isMarking ? (
              <Skeleton height={260} radius="lg" />
            ) : (
              <>
                <DemandState demand={demand} />
                <DemandNote key={demand.id} demand={demand} />
              </>
            )}
          </div>
        </div>
      ) : error ? null : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  )
}
