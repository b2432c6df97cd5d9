import { systemActor } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { fillMessages } from './fill-messages.ts'
import { fillOffer } from './fill-offer.ts'
import { fillDocuments, fillPages } from './fill-pages.ts'
import { fillReceived } from './fill-received.ts'
import { fillReservations } from './fill-reservations.ts'
import { fillVisits } from './fill-slot-services.ts'
import { fillStatement } from './fill-statement.ts'
import { fillStays } from './fill-stays.ts'
import { fillWaitingList } from './fill-waiting-list.ts'
import { fillVouchers } from './fill-vouchers.ts'
import { makeDocuments, type ReadyDocument } from './make-documents.ts'
import { isUntouched } from '../seed/is-untouched.ts'
import { lockFill } from './sample-queries.ts'
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

/** What is ready before the transaction begins. */
interface Ready {
  pictures: PictureChoice
  documents: readonly ReadyDocument[]
}

async function fillAll(db: Db, services: SampleServices, { pictures, documents }: Ready): Promise<void> {
  const { clock, publicUrl } = services
  const writer = new SampleWriter(db, { actor: systemActor, clock, publicUrl }, services, pictures)
  await fillPages(writer)
  await fillDocuments(writer, documents)
  await fillMessages(writer)
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

/** A picture without a file is named to the owner, and its place on the pages stays empty. */
async function choosePictures(look: PictureLook, report: (line: string) => void): Promise<PictureChoice> {
  const missing = look === 'full' ? await missingPictures() : []
  if (missing.length > 0) report(`Sample pictures are missing: ${missing.join(', ')}`)
  return { look, missing }
}
