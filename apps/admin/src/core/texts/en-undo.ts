import type { undo as slovak } from './sk-undo.ts'
import type { English } from './translation.ts'

/** Texts about changes that are taken back. */
export const undo: English<typeof slovak> = {
  label: 'Take back',
  title: 'Take the change back?',
  confirm: 'Take back',
  keep: 'Leave it',
  done: 'The change was taken back.',
  failed: 'The change could not be taken back',
  loading: 'Looking at what it touches…',
  changedMeanwhile: 'Something changed meanwhile. This is how it stands now:',
  several: 'Several records were changed in one step. {{can}} of {{all}} go back.',
  none: 'This change cannot be taken back',
  removes: 'The record is deleted, as if it had not been created.',
  restores: 'The deleted record comes back, with what was deleted along with it.',
  order: 'The former order comes back.',
  more: 'And further values ({{number}}).',
  later: 'What was changed later is lost, too:',
  nights: 'Taken nights: {{nights}}',
  open: 'Open the record',
  nothing: 'nothing',
  changed: 'changed',
  now: 'Now',
  after: 'Then',
  takenBack: 'Taken back: {{what}} ({{when}})',
  hint: 'You find it in the history, too.',
}
