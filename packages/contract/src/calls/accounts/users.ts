import { z } from 'zod'
import { openSession, secondFactorState } from '../../accounts/account.ts'
import { createNewUser, done, sessionsEnded } from '../../accounts/auth.ts'
import { users } from '../../collections/accounts/users.ts'
import { editSchema } from '../../declaration/schemas.ts'
import { id } from '../../values/values.ts'
import { recordOf } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { userPaths } from './account-paths.ts'

const access = 'users.manage'

/** Accounts of others: invitation, change, sessions and second factor, for example when a phone was lost. */
export const userCalls = declareCalls('users', userPaths, {
  createNewUser: {
    keyed: true,
    access,
    summary: 'Pozvanie používateľa',
    body: createNewUser,
    answer: recordOf(users),
  },
  editUser: {
    access,
    summary: 'Používatelia: úprava',
    body: editSchema(users),
    errors: ['last_admin'],
    answer: recordOf(users),
  },
  sessionsOf: { access, summary: 'Prihlásenia používateľa', answer: z.array(openSession) },
  endSessions: { access, summary: 'Odhlásenie používateľa všade', answer: sessionsEnded },
  endSessionOf: {
    access,
    summary: 'Odhlásenie používateľa z jedného zariadenia',
    params: z.object({ id, session: id }),
    answer: done,
  },
  factorOf: { access, summary: 'Druhý krok používateľa', answer: secondFactorState },
  turnFactorOffOf: { access, summary: 'Druhý krok používateľa: vypnutie', answer: done },
})
