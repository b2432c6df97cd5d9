import type { Services } from '../../services.ts'

/** Removes a folder whose rows are gone already. A failure is no news to the caller: the sweep tries again. */
export async function removeFolder(
  { files, log }: Pick<Services, 'files' | 'log'>,
  folder: string,
): Promise<void> {
  await files
    .remove(folder)
    .catch((error: unknown) => log.warn({ err: error }, 'removing an uploaded file failed'))
}
