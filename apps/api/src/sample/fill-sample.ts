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
import type { Finish } from '@dvor/sample/render/finishes.ts'
import { readyManifest, renderScenes } from '@dvor/sample/render/render-scenes.ts'
import { scenesFolders } from '@dvor/sample/render/scenes-folders.ts'
import { isUntouched } from '../seed/is-untouched.ts'
import { lockFill } from './sample-queries.ts'
import { SampleWriter, type ScenePictures } from './sample-writer.ts'

/** Options of the API that concern the sample. */
export interface SampleOptions {
  /** Whether to fill sample content into an empty database. */
  sampleData: boolean
  /** How its pictures are drawn; in full unless given. */
  samplePictures?: Finish
}

export type SampleServices = Pick<CollectionServices, 'db' | 'files' | 'registry'> &
  PaymentServices &
  SampleOptions

/**
 * Fills an untouched property with rooms, prices, texts, pictures and a few reservations around today. All in one
 * transaction with the flag of the sample mode, so that an interrupted start begins again.
 */
export async function fillSample(services: SampleServices, report: (line: string) => void): Promise<void> {
  const pictures = await readyPictures(services.samplePictures ?? 'full')
  const documents = await makeDocuments(services.clock, services.publicUrl)
  report('Filling in sample content')
  await inTransaction(services.db, async (tx) => {
    await lockFill(tx)
    if (await isUntouched(tx)) await fillAll(tx, services, { pictures, documents })
  })
}

/** Pictures and documents drawn before the transaction begins. */
interface Drawn {
  pictures: ScenePictures
  documents: readonly ReadyDocument[]
}

async function fillAll(db: Db, services: SampleServices, { pictures, documents }: Drawn): Promise<void> {
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

/** Without the drawings of an earlier start only the colours: the rest is drawn once the pages are served. */
async function readyPictures(finish: Finish): Promise<ScenePictures> {
  const isDrawn = finish !== 'full' || (await readyManifest()) !== undefined
  const chosen = isDrawn ? finish : 'colours'
  return { manifest: await renderScenes(chosen), folder: scenesFolders[chosen] }
}
