/** Home path of a role (docs/product.md, Access). */
export const homeOf = (role: string | null): string =>
  role === 'admin' || role === 'authenticated' ? '/dashboard' : '/'

/** Whether the home of a role is closed to that very role. */
export const isHomeRefused = (role: string | null): boolean =>
  homeOf(role) === '/dashboard' && role !== 'admin'

/**
 * The path if it belongs to this site, otherwise null: a sign-in must not redirect elsewhere. Browsers read a backslash
 * as a slash and skip tabs and line breaks.
 */
export const ownPath = (path: string | null): string | null =>
  path && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : null
