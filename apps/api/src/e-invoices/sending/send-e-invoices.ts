import { endpointOf } from '@dvor/booking/invoice/endpoint.ts'
import type { DeliveryProblem } from '@dvor/contract/money/e-invoices.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import { composeUbl } from '../../documents/e-invoice/compose-ubl.ts'
import { findInvoice, type InvoiceRow } from '../../documents/document-queries.ts'
import { documentFileName } from '../../documents/keep-document.ts'
import { refused } from '../../documents/describe-parties.ts'
import { notFound } from '../../platform/errors.ts'
import { parseXml } from '../../platform/xml/parse-xml.ts'
import { readSettings } from '../../property/settings.ts'
import { checkEInvoice } from '../rules/check-e-invoice.ts'
import { claimDue, queueAgain, queueRecent, updateDelivery, type Delivery } from './delivery-queries.ts'
import {
  eInvoiceFolders,
  folderTransport,
  type EInvoiceServices,
  type EInvoiceTransport,
} from './transport.ts'

/** Attempts of a transport that fails, with growing pauses: from a minute to four hours. */
const mostAttempts = 10
const longestPauseMinutes = 240

/** The transport at present; null where e-invoices are not sent. */
async function currentTransport(db: Db, services: EInvoiceServices) {
  const settings = await readSettings(db)
  const folders = eInvoiceFolders(settings, services)
  return { settings, transport: folders && folderTransport(folders.out) }
}

/** Sends the e-invoices that are due; new documents of businesses join them where the settings say so. */
export async function sendEInvoices(services: EInvoiceServices): Promise<void> {
  const { db, clock } = services
  const { settings, transport } = await currentTransport(db, services)
  if (!transport) return
  const now = clock.now()
  if (settings.e_invoice_automatic) await queueRecent(db, todayIn(now), now)
  for (const delivery of await claimDue(db, now)) await deliver(services, delivery, transport)
}

/**
 * Sends the e-invoice of a document at once, also once more. @throws ApiError `not_found` for a document that is no
 * e-invoice, `document_refused` where no transport is set or it is of the sample
 */
export async function sendEInvoice(services: EInvoiceServices, id: string): Promise<void> {
  const { db, clock } = services
  const row = await findInvoice(db, id)
  if (composeUbl(row.content) === null) throw notFound('An e-invoice of this document')
  const { transport } = await currentTransport(db, services)
  if (!transport || row.sample) throw refused('no_transport', 'E-invoices are not sent')
  await queueAgain(db, id, clock.now())
  for (const delivery of await claimDue(db, clock.now(), id)) await deliver(services, delivery, transport)
}

async function deliver(
  { db, clock, log }: EInvoiceServices,
  { document, attempts }: Delivery,
  transport: EInvoiceTransport,
): Promise<void> {
  const row = await findInvoice(db, document)
  const xml = composeUbl(row.content) ?? ''
  const fault = faultOf(row, xml)
  if (fault) return updateDelivery(db, document, { state: 'failed', ...fault })
  try {
    await transport.send({ name: `${documentFileName(row)}.xml`, xml })
    const sent_at = clock.now().toISOString()
    await updateDelivery(db, document, { state: 'sent', problem: null, rules: [], sent_at })
  } catch (error) {
    log.warn({ err: error, document }, 'an e-invoice was not handed over')
    await updateDelivery(db, document, afterFailure(attempts, clock.now()))
  }
}

/** The fault for which a document is not sent by any transport; null for a valid one. */
function faultOf({ content }: InvoiceRow, xml: string): { problem: DeliveryProblem; rules: string[] } | null {
  if (!endpointOf(content.seller)) return { problem: 'no_sender', rules: [] }
  if (!endpointOf(content.buyer)) return { problem: 'no_address', rules: [] }
  const rules = checkEInvoice(parseXml(xml), true).map(({ rule }) => rule)
  return rules.length > 0 ? { problem: 'rules', rules } : null
}

function afterFailure(attempts: number, now: Date): Partial<Delivery> {
  const pause = Math.min(longestPauseMinutes, 2 ** (attempts - 1))
  const state = attempts >= mostAttempts ? 'failed' : 'waiting'
  return {
    state,
    problem: 'transport',
    next_attempt_at: new Date(now.getTime() + pause * 60_000).toISOString(),
  }
}
