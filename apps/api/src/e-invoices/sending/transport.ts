import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Services } from '../../platform/services.ts'

/** An e-invoice as a file. */
export interface OutgoingFile {
  /** Name with its ending; the same for each attempt. */
  name: string
  xml: string
}

/** Hands e-invoices over to the service that delivers them, for example an access point. */
export interface EInvoiceTransport {
  /** Resolves once the file is handed over; rejects where it has to be tried again. */
  send(file: OutgoingFile): Promise<void>
}

/** Folders that are shared with an access point: it takes files from `out` and puts files into `in`. */
export interface EInvoiceFolders {
  out: string
  in: string
}

/** Services that sending and the inbox need to read and write the folders. */
export type EInvoiceServices = Pick<Services, 'clock' | 'dataDir' | 'db' | 'eInvoiceFolder' | 'log'>

type Known = Pick<Services, 'dataDir' | 'eInvoiceFolder'>

/** The folders in use; null where nothing is sent. The environment takes precedence over the settings. */
export function eInvoiceFolders(
  { e_invoice_transport }: Pick<Settings, 'e_invoice_transport'>,
  { dataDir, eInvoiceFolder }: Known,
): EInvoiceFolders | null {
  if (!eInvoiceFolder && e_invoice_transport === 'none') return null
  const folder = eInvoiceFolder ?? join(dataDir, 'e-invoices')
  return { out: join(folder, 'out'), in: join(folder, 'in') }
}

/**
 * Writes each e-invoice into a folder. The file appears under its name only when it is complete and on the disk, so
 * that the reader of the folder never takes a part of it.
 */
export const folderTransport = (folder: string): EInvoiceTransport => ({
  send: async ({ name, xml }) => {
    await mkdir(folder, { recursive: true })
    const incomplete = join(folder, `.${name}.part`)
    try {
      const file = await open(incomplete, 'w')
      try {
        await file.writeFile(xml)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(incomplete, join(folder, name))
    } catch (error) {
      await rm(incomplete, { force: true })
      throw error
    }
  },
})
