/** Messages for a module or its styles that cannot be fetched: Chromium, Firefox, Safari, Vite's preloading. */
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|load failed/i

/** Whether the error means that a screen could not be fetched: no connection, or a file of a former release. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && words.test(error.message)
