import type { English } from '../../core/texts/translation.ts'
import type { changes as slovak } from './texts.ts'

export const changes: English<typeof slovak> = {
  title: 'Who did what',
  hint: 'Every change since the property runs, the newest first. Lines cannot be changed or deleted.',
  filters: 'Choice of changes',
  who: 'Who',
  anybody: 'Anybody',
  kind: 'What it is about',
  anything: 'Anything',
  from: 'From',
  to: 'To',
  clear: 'Clear the choice',
  onlyRecord: 'History of the record',
  recordOf: 'One record only',
  allRecords: 'Show all',
  list: 'Changes',
  older: 'Load older ones',
  failed: 'The history could not be loaded',
  none: 'There is no such change',
  noneHint: 'Try other days or another person, or clear the choice.',
  gone: 'no longer exists',
  nothing: 'nothing',
  changed: 'changed',
  otherData: 'Other data',
}
