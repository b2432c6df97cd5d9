import '@mantine/dates/styles.css'
import type { RecordAtQuery } from '@dvor/contract/insight/undo.ts'
import { formatDay, parseDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './property-history.module.css'
import { RecordChanges } from './record-changes.tsx'
import { RecordThen } from './record-then.tsx'

interface Props {
  /** Name of the collection. */
  name: string
  id: string
}

interface Moment {
  readonly query: RecordAtQuery
  readonly when: string
}

/** Changes of a record, and the record as it was on a day or after one of them, beside now. */
export function RecordHistory({ name, id }: Props) {
  const { t } = useTranslation()
  const [moment, setMoment] = useState<Moment | null>(null)
  return (
    <div className={classes.versions}>
      <DateInput
        label={t('changes.onDay')}
        description={t('changes.onDayHint')}
        value={moment?.query.day ?? null}
        clearable
        valueFormat="D. M. YYYY"
        dateParser={(text) => parseDay(text)}
        onChange={(day) => setMoment(day ? { query: { day }, when: formatDay(day) } : null)}
      />
      {moment ? (
        <RecordThen {...moment} name={name} id={id} onBack={() => setMoment(null)} />
      ) : (
        <RecordChanges
          name={name}
          id={id}
          onShow={({ id: change, at }) => setMoment({ query: { change }, when: formatInstant(at) })}
        />
      )}
    </div>
  )
}
