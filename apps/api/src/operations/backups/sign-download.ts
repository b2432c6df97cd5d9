import { basename, join } from 'node:path'
import type { BackupLink } from '@dvor/contract/installation/backups.ts'
import type { Actor } from '../../platform/actor.ts'
import { notFound } from '../../platform/errors.ts'
import { Sealer } from '../../platform/sealer.ts'
import type { Services } from '../../platform/services.ts'
import { recordChange } from '../../history/queries.ts'
import { openArchive, openCopyPlace, type StoredArchive } from './stored/copy-place.ts'
import { findBackup } from './queries.ts'

type DownloadServices = Pick<Services, 'appSecret' | 'backups' | 'clock' | 'db'>

/** Validity (ms) of an address: browsers follow it at once. */
const holdsMs = 2 * 60_000

const sealerOf = ({ appSecret }: DownloadServices) => new Sealer(appSecret, 'download of a backup')

/**
 * Signs an address of one archive, valid for two minutes, because a browser saves a large file only from an address.
 */
export async function signDownload(
  services: DownloadServices,
  actor: Actor,
  id: string,
): Promise<BackupLink> {
  const row = await findBackup(services.db, id)
  if (!row || row.failure !== null) throw notFound('This backup')
  const until = services.clock.now().getTime() + holdsMs
  const token = sealerOf(services).seal(id, String(until))
  await recordChange(services.db, actor, { collection: 'backups', recordId: id, action: 'download' })
  return { url: `/api/backup-downloads/${id}/${token}` }
}

export interface OpenedBackup extends StoredArchive {
  readonly name: string
}

/**
 * Opens the archive of a signed address. @throws ApiError `not_found` when the address has expired or the archive is
 * neither on this machine nor in the second place
 */
export async function openDownload(
  services: DownloadServices,
  { id, token }: { id: string; token: string },
): Promise<OpenedBackup> {
  const until = Number(sealerOf(services).open(id, token) ?? 0)
  if (until < services.clock.now().getTime()) throw notFound('This download')
  const row = await findBackup(services.db, id)
  if (!row || !services.backups) throw notFound('This backup')
  const name = basename(row.name)
  const archive =
    (await openArchive(join(services.backups.folder, name))) ??
    (row.copied_at ? await openCopyPlace(services.backups)?.open(name) : undefined)
  if (!archive) throw notFound('This backup')
  return { name, ...archive }
}
