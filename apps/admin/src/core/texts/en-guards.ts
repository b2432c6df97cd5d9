import type { guards as slovak, offline as slovakOffline } from './sk-guards.ts'
import type { English } from './translation.ts'

/** Texts about interrupted saves: lost connection, ended session, conflicting versions. */
export const guards: English<typeof slovak> = {
  lost: 'The connection is down. Nothing is lost; we save it as soon as it is back.',
  retryNow: 'Try now',
  recovered: 'The connection is back, saved.',
  draft: 'We brought back the changes that you had not saved.',
  discardDraft: 'Discard them',
  signInTitle: 'Please sign in again',
  signInHint: 'Your session has ended. What you have typed stays in place; sign in and carry on.',
  signInLeave: 'Leave without saving',
  proofTitle: 'Is it you?',
  proofHint: 'This change needs your password once more. What you have typed stays in place.',
  proofWrong: 'The password is not right.',
  proofConfirm: 'Confirm',
  staleAllTheirs: 'Keep everything as saved',
  staleAllMine: 'Keep all of mine',
  staleSave: 'Save the choice',
  unsentTitle: 'The amount is not recorded yet',
  unsentText: 'You have filled in an amount but not recorded it. If you go on, it will not be recorded.',
  unsentLeave: 'Go on without it',
  unsentStay: 'Back to the amount',
}

/** Texts of the work without a network. */
export const offline: English<typeof slovakOffline> = {
  newVersion: 'There is a new version of the back office.',
  reload: 'Reload',
  away: 'No connection',
  awaySince: 'No connection – data from {{when}}',
  kept: 'Kept on this device. It is sent as soon as there is a connection.',
  sent_one: 'The connection is back, {{count}} change was sent.',
  sent_other: 'The connection is back, {{count}} changes were sent.',
  waiting_one: '{{count}} change waits',
  waiting_other: '{{count}} changes wait',
  refused_one: '{{count}} change could not be saved',
  refused_other: '{{count}} changes could not be saved',
  title: 'Changes on this device',
  leftBehind_one: '{{count}} change stays on the device and is sent once you sign in.',
  leftBehind_other: '{{count}} changes stay on the device and are sent once you sign in.',
  waits: 'Waiting since {{when}}',
  mine: 'Entered {{when}}',
  now: 'On the server now',
  unknownOutcome: 'We do not know whether it was saved. Look at the booking and decide.',
  repeat: 'Save again',
  discard: 'Discard',
  kinds: {
    state: 'State: {{text}}',
    internal_note: 'Internal note: {{text}}',
    thread_note: 'Note among messages: {{text}}',
    payment: 'Payment {{text}}',
    room: 'Room: {{text}}',
  },
  takenAt: 'taken {{when}}, recorded without a connection',
  noNote: 'no note',
}
