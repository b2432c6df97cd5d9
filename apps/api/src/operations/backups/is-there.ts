import { access } from 'node:fs/promises'

/** Whether a file exists and can be reached. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
