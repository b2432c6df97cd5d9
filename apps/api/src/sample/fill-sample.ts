import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { addDays } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import { ownEmails } from '@dvor/contract/collections/messages/own-emails.ts'
import { sampleOwnEmails } from '@dvor/sample/content/texts/own-emails.ts'
import { sampleMessages, sampleReply } from '@dvor/sample/content/guests/contact-messages.ts'
import { sampleVouchers } from '@dvor/sample/content/guests/vouchers.ts'
import { bakeryInvoice } from '@dvor/sample/content/suppliers/bakery-invoice.ts'
import { markReceived, receiveInvoice } from '../e-invoices/inbox/receive-invoice.ts'
import { systemActor } from '../platform/actor.ts'
import { today, today as todayBy } from '../platform/clock.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { sampleSettings } from '../seed/sample-settings.ts'
import { voidVoucher } from '../vouchers/edit-voucher.ts'
import { payVoucher, sellVoucher } from '../vouchers/sell-voucher.ts'
import { fillOffer } from './fill-offer.ts'
import { fillDocuments, fillPages } from './fill-pages.ts'
import { fillReservations } from './fill-reservations.ts'
import { fillVisits } from './fill-slot-services.ts'
import { fillStatement } from './fill-statement.ts'
import { fillStays } from './fill-stays.ts'
import { fillWaitingList } from './fill-waiting-list.ts'
import { makeDocuments, type ReadyDocument } from './make-documents.ts'
import { isUntouched } from '../seed/is-untouched.ts'
import { lockFill, backdate, insertAdded } from './sample-queries.ts'
import { missingPictures, type PictureLook } from './sample-picture.ts'
import { SampleWriter, type PictureChoice } from './sample-writer.ts'

/** Options of the API that concern the sample. */
export interface SampleOptions {
  /** Whether to fill sample content into an empty database. */
  sampleData: boolean
  /** How its pictures look; `full` unless given. */
  samplePictures?: PictureLook
}

export type SampleServices = Pick<CollectionServices, 'db' | 'files' | 'registry'> &
  PaymentServices &
  SampleOptions

/**
 * Fills an untouched property with rooms, prices, texts, pictures and a few reservations around today. All in one
 * transaction with the flag of the sample mode, so that an interrupted start begins again.
 */
export async function fillSample(services: SampleServices, report: (line: string) => void): Promise<void> {
  const pictures = await choosePictures(services.samplePictures ?? 'full', report)
  const documents = await makeDocuments(services.clock, services.publicUrl)
  report('Filling in sample content')
  await inTransaction(services.db, async (tx) => {
    await lockFill(tx)
    if (await isUntouched(tx)) await fillAll(tx, services, { pictures, documents })
  })
}

/** Files that are ready before the transaction begins. */
interface Ready {
  pictures: PictureChoice
  documents: readonly ReadyDocument[]
}

async function fillAll(db: Db, services: SampleServices, { pictures, documents }: Ready): Promise<void> {
  const { clock, publicUrl } = services
  const writer = new SampleWriter(db, { actor: systemActor, clock, publicUrl }, services, pictures)
  await fillPages(writer)
  await fillDocuments(writer, documents)
  await fillMessages(writer, clock.now())
  const units = await fillStays(writer, today(clock))
  const offer = await fillOffer(writer)
  await fillReservations(writer, { units, ...offer }, services)
  await fillVisits(writer, offer.slotServices, services)
  await fillWaitingList(db, clock)
  await fillStatement(db, services)
  await fillReceived(db, services)
  await fillVouchers(db, services)
  await writer.recordRows()
}

/** Adds gift vouchers in different states. */
async function fillVouchers(db: Db, services: SampleServices): Promise<void> {
  const today = todayBy(services.clock)
  for (const { soldOn, paidAfter, voided, ...values } of sampleVouchers) {
    const at = (day: number) => ({
      ...services,
      clock: { now: () => instantAt(addDays(today, day), '10:20') },
    })
    const input = { ...values, package: null, method: 'transfer' as const, language: 'sk' as const }
    const { id } = await sellVoucher(db, systemActor, input, at(soldOn))
    if (paidAfter !== null) await payVoucher(db, systemActor, id, 'transfer', at(soldOn + paidAfter))
    if (voided) await voidVoucher(db, systemActor, id, { reason: voided }, at(soldOn + 3))
  }
}

/** Adds an e-invoice of a supplier, which was paid. */
async function fillReceived(db: Db, services: SampleServices): Promise<void> {
  const today = todayBy(services.clock)
  const received = instantAt(addDays(today, -6), '07:40')
  const issued_on = addDays(today, -7)
  const xml = bakeryInvoice({
    number: `${issued_on.slice(0, 4)}-0417`,
    issued_on,
    due_on: addDays(issued_on, 14),
    buyer: sampleSettings.dic,
  })
  const file = { name: 'pekaren.xml', bytes: Buffer.from(xml) }
  const clock = { now: () => received }
  const { id } = await receiveInvoice(db, systemActor, file, { clock })
  await markReceived(db, systemActor, id, 'paid', { clock })
  await backdate(db, id, received)
  await insertAdded(db, 'received-invoices', [id])
}

/** Adds messages of the contact form, one answered and one new, a reply, and texts of letters. */
async function fillMessages(writer: SampleWriter, now: Date): Promise<void> {
  for (const message of sampleMessages) await writer.add(contactMessages, { ...message })
  const { hoursAgo, ...reply } = sampleReply
  const received_at = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
  await writer.add(incomingEmails, reply, { received_at, message_id: '<sample-reply@example.com>' })
  for (const text of sampleOwnEmails) await writer.add(ownEmails, { ...text })
}

/** A picture without a file is named to the owner, and its place on the pages stays empty. */
async function choosePictures(look: PictureLook, report: (line: string) => void): Promise<PictureChoice> {
  const missing = look === 'full' ? await missingPictures() : []
  if (missing.length > 0) report(`Sample pictures are missing: ${missing.join(', ')}`)
  return { look, missing }
}
