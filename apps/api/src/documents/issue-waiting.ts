import type { IssueRequest } from '@dvor/contract/money/invoices.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { systemActor } from '../platform/actor.ts'
import { closedMonthOf } from '../platform/closed-month.ts'
import { ApiError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import {
  listReturnedAdvances,
  listUnconfirmed,
  listUninvoiced,
  listUninvoicedAdvances,
  listUnrequested,
} from './candidate-queries.ts'
import { isSellerComplete } from './describe-parties.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueDocument } from './issue-document.ts'
import { keepDocument } from './keep-document.ts'
import type { InvoiceRow } from './document-queries.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'documentFiles' | 'files' | 'log'>

/**
 * Issues documents that are due automatically: confirmations, requests for a transfer and, as the settings say,
 * invoices for payments and for stays that ended; and draws their files. A document that cannot be issued now is tried
 * again.
 */
export async function issueWaiting(services: Needs): Promise<void> {
  const { db, clock } = services
  const today = todayIn(clock.now())
  await issueAll(services, 'confirmation', await listUnconfirmed(db, today))
  await issueAll(services, 'deposit_request', await listUnrequested(db))
  for (const id of await listReturnedAdvances(db))
    await attempted(services, async () => [await issueCreditNote(db, systemActor, id, null, services)])
  const settings = await readSettings(db)
  const { automatic_invoices, vat_payer } = settings
  if (automatic_invoices === 'never' || !isSellerComplete(settings)) return
  const companiesOnly = automatic_invoices === 'companies'
  if (vat_payer)
    await issueAll(services, 'advance_invoice', await listUninvoicedAdvances(db, today, companiesOnly))
  await issueAll(services, 'invoice', await listUninvoiced(db, today, companiesOnly))
}

async function issueAll(services: Needs, kind: IssueRequest['kind'], ids: readonly string[]): Promise<void> {
  const request = { kind, persons: [] }
  for (const id of ids)
    await attempted(services, () => issueDocument(services.db, systemActor, id, request, services))
}

/** A refusal concerns this document alone: the state has changed, or the property's data are incomplete. */
async function attempted(services: Needs, issue: () => Promise<InvoiceRow[]>): Promise<void> {
  try {
    for (const row of await issue()) await keepDocument(services, row)
  } catch (error) {
    const refusal = closedMonthOf(error) ?? error
    if (!(refusal instanceof ApiError)) throw error
    services.log.info({ code: refusal.code, details: refusal.extras.details }, 'a document was not issued')
  }
}
