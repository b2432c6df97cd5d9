import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { asText } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { declaredText } from '../../core/texts/declared.ts'

/** The purpose of a text on its page, instead of its key. */
export function BlockPlaceCell({ record }: { record: AnyRecord }) {
  const textMark = textMarks.find(({ mark }) => mark === asText(record['mark']))
  return <>{textMark ? declaredText(textMark.use) : null}</>
}
