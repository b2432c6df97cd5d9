/** Beginnings of what Chromium, Firefox and Safari say when data or a module do not arrive; all are a TypeError. */
const browserMessages = [
  'Failed to fetch',
  'network error',
  'NetworkError',
  'error loading dynamically imported module',
  'Load failed',
  'Importing a module script failed',
]
/** The message of Vite's preloading about a style sheet, which has an error of its own. */
const viteMessage = 'Unable to preload CSS'

/** Whether a page could not be fetched, because of no connection or a file of a former release; else it is broken. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const begins = (message: string) => error.message.startsWith(message)
  return begins(viteMessage) || (error instanceof TypeError && browserMessages.some(begins))
}
