import type { guards as slovak } from './sk-guards.ts'
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
