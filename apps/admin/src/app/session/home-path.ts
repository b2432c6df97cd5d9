import { mayOf, type Person } from '../../core/client/may.ts'
import { menuFor } from '../registry/menu-for.ts'

/** Whether the person may use the back office at all: the role has a permission. */
export const isAllowed = ({ permissions }: Person): boolean => permissions.length > 0

/** Where a sign-in leads: to the first screen of the person's day, or to the page that says that there is none. */
export const homeOf = (person: Person): string =>
  isAllowed(person) ? (menuFor(mayOf(person)).daily[0]?.path ?? '/my-account') : '/not-allowed'

/**
 * The path if it belongs to this site, otherwise null: a sign-in must not redirect elsewhere. Browsers read a backslash
 * as a slash and skip tabs and line breaks.
 */
export const ownPath = (path: string | null): string | null =>
  path && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : null
