import type { AnyRecord } from '../../core/records/records.ts'
import { asText } from '../../core/fields/kind-view.ts'
import classes from './emails.module.css'
import { labelledParts } from './mail-marks.ts'
import { useWords } from './use-words.ts'

/** A subject with its variables in words. */
export function SubjectCell({ record }: { record: AnyRecord }) {
  const { data } = useWords(record.id)
  if (!data) return null
  return (
    <>
      {labelledParts(asText(record['subject']), data).map(({ label, isMark }, place) =>
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
