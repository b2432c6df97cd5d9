/** What Chrome, Firefox and Safari say when data or a script of the next page do not arrive. */
const lostMessages = [
  'Failed to fetch',
  'network error',
  'NetworkError',
  'error loading dynamically imported module',
  'Load failed',
  'Importing a module script failed',
]

/** Whether a page is missing because nothing came over the network, and not because something is broken. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && lostMessages.some((message) => error.message.startsWith(message))
