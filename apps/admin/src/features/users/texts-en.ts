import type { English } from '../../core/texts/translation.ts'
import type { users as slovak } from './texts.ts'

export const users: English<typeof slovak> = {
  invite: 'Invite',
  inviteTitle: 'Invite a user',
  inviteHint: 'We send an e-mail with a link to choose a password.',
  inviteFailed: 'The invitation failed',
  invited: 'The invitation went to {{email}}.',
  sessions: 'Sessions',
  sessionsHint: 'The account is signed in on all of these. Its password stays after signing out.',
  endSessions: 'Sign out everywhere',
  sessionsEnded: 'The user is signed out everywhere.',
  sessionsFailed: 'Signing out failed',
}
