import type { Api } from '@dvor/api/app.ts'
import type { Parts } from './parts.ts'

/** Loads the packages of the server; loading them takes as long as starting the database. */
export async function loadParts(): Promise<Parts<Api>> {
  const [{ createApi }, { mountAdmin }, { mountSite }] = await Promise.all([
    import('@dvor/api/app.ts'),
    import('../admin/admin-mount.ts'),
    import('../site/site-mount.ts'),
  ])
  return { createApi, mounts: [mountAdmin, mountSite] }
}
