/** Screens that are not generated from a collection, at the paths of the specification. */
export const guestPatterns = ['/login', '/forgot-password', '/reset-password'] as const
export const deniedPatterns = ['/not-allowed', '/not-authorized'] as const
export const pagePatterns = [
  '/dashboard',
  '/dashboard/analytics',
  '/calendar',
  '/guest-register',
  '/my-account',
  '/price-simulator',
  '/sample-mode',
  '/stay-tax',
] as const
