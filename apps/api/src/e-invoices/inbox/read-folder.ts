import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { receivedInvoiceBytes } from '@dvor/contract/money/received-invoices.ts'
import { systemActor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { eInvoiceFolders, type EInvoiceServices } from '../sending/transport.ts'
import { receiveInvoice } from './receive-invoice.ts'

/** Largest number of files in one run. */
const most = 100

/** Time (ms) in which a file that cannot be read may still be written by the other side. */
const graceMs = 60_000

const places = { taken: 'prijate', refused: 'odmietnute' } as const

/**
 * Takes the e-invoices that an access point has put into the folder. A file that was taken moves to the folder
 * `prijate`; one that is refused moves to `odmietnute`, with the reason in a text file beside it.
 */
export async function readInvoiceFolder(services: EInvoiceServices): Promise<void> {
  const folders = eInvoiceFolders(await readSettings(services.db), services)
  if (!folders) return
  const names = await xmlFilesIn(folders.in)
  for (const name of names.slice(0, most)) await takeFile(services, folders.in, name)
}

/** Names of the complete files in a folder, sorted; none where it does not exist. */
async function xmlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => /^[^.].*\.xml$/i.test(name)).toSorted()
}

async function takeFile(services: EInvoiceServices, folder: string, name: string): Promise<void> {
  const path = join(folder, name)
  const { size, mtimeMs } = await stat(path)
  try {
    if (size > receivedInvoiceBytes) throw new ApiError('file_too_large', `${size} bytes`)
    const file = { name, bytes: await readFile(path) }
    await receiveInvoice(services.db, systemActor, file, services)
    await moveTo(folder, name, places.taken)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isYoung = error.code === 'e_invoice_broken' && Date.now() - mtimeMs < graceMs
    if (isYoung) return
    services.log.info({ code: error.code, details: error.extras.details, name }, 'an e-invoice was refused')
    await moveTo(folder, name, places.refused)
    await writeFile(join(folder, places.refused, `${name}.txt`), `${error.code}: ${error.message}\n`)
  }
}

async function moveTo(folder: string, name: string, place: string): Promise<void> {
  await mkdir(join(folder, place), { recursive: true })
  await rename(join(folder, name), join(folder, place, name))
}

/** Largest number of refused files that are shown. */
const mostShown = 20

/** Refused files of the folder with their reasons, the last ones first by name. */
export async function listRefusedFiles(folder: string): Promise<{ file: string; reason: string }[]> {
  const refused = join(folder, places.refused)
  const names = (await xmlFilesIn(refused)).toReversed().slice(0, mostShown)
  return Promise.all(
    names.map(async (file) => {
      const reason = await readFile(join(refused, `${file}.txt`), 'utf8').catch(() => '')
      return { file, reason: reason.trim().slice(0, 300) }
    }),
  )
}
