import type { AnyRecord } from '../../core/records/records.ts'
import { asText } from '../../core/fields/kind-view.ts'
import classes from './emails.module.css'
import { labelledParts } from './mail-marks.ts'
import { useWords } from './use-words.ts'

/** A subject with its variables in words. */
function MailSubjectCell({ record, name }: { record: AnyRecord; name: 'subject' | 'subject_en' }) {
  const { data } = useWords(record.id)
  if (!data) return null
  return (
    <>
      {labelledParts(asText(record[name]), data).map(({ label, isMark }, place) =>
        isMark ? (
          <span key={place} className={classes.mark}>
            {label}
          </span>
        ) : (
          label
        ),
      )}
    </>
  )
}

export const SubjectCell = ({ record }: { record: AnyRecord }) => (
  <MailSubjectCell record={record} name="subject" />
)
export const EnglishSubjectCell = ({ record }: { record: AnyRecord }) => (
  <MailSubjectCell record={record} name="subject_en" />
)
