import { globalSettings as declaration } from '@dvor/contract/collections/settings/global-settings.ts'
import { brandVersion } from '@dvor/contract/values/palette.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Db } from '../../db/database.ts'
import { readSettings } from '../settings.ts'
import { listFilesOf } from '../../platform/files/file-queries.ts'

/** The settings and pictures that make up the look of the property. */
export interface Brand {
  readonly settings: Settings
  readonly logo: UploadedFile | null
  readonly icon: UploadedFile | null
  /** Changes with everything that an icon or the style sheet shows. */
  readonly version: string
}

/** The look of the property with its newest logo and icon. */
export async function readBrand(db: Db): Promise<Brand> {
  const settings = await readSettings(db)
  const owned = await listFilesOf(db, declaration.uploadRef ?? '', [settings.id])
  const fileOf = (name: 'logo' | 'icon') => owned.findLast(({ field }) => field === name)?.file ?? null
  const icon = fileOf('icon')
  return { settings, logo: fileOf('logo'), icon, version: brandVersion({ ...settings, icon }) }
}
