import { inArray } from 'drizzle-orm'
import { savedViewRows } from '../db/schema/accounts/saved-views.ts'
import { sessions } from '../db/schema/accounts/sign-in.ts'
import { userRows } from '../db/schema/accounts/users.ts'
import { hasAddress } from './conditions.ts'
import type { PersonTable } from './person.ts'

/** A person's account in the back office, with what belongs to it. */
export const accountTables: readonly PersonTable[] = [
  {
    name: 'users',
    label: { sk: 'Účet v administrácii', en: 'Account in the back office' },
    table: userRows,
    of: (person) => hasAddress(userRows.email, person),
  },
  {
    name: 'sessions',
    label: { sk: 'Prihlásenia', en: 'Sessions' },
    table: sessions,
    of: (person, db) =>
      inArray(
        sessions.userId,
        db.select({ id: userRows.id }).from(userRows).where(hasAddress(userRows.email, person)),
      ),
  },
  {
    name: 'saved_views',
    label: { sk: 'Uložené zobrazenia', en: 'Saved views' },
    table: savedViewRows,
    of: (person, db) =>
      inArray(
        savedViewRows.owner,
        db.select({ id: userRows.id }).from(userRows).where(hasAddress(userRows.email, person)),
      ),
  },
]
