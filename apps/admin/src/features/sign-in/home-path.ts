/** Home path of a role (docs/product.md, section 6). */
export const homeOf = (role: string | null): string =>
  role === 'admin' || role === 'authenticated' ? '/dashboard' : '/'

/** Whether the home of a role is closed to that very role. */
export const isHomeRefused = (role: string | null): boolean =>
  homeOf(role) === '/dashboard' && role !== 'admin'
