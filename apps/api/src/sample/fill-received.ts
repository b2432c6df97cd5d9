import { addDays } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { bakeryInvoice } from '@dvor/sample/content/suppliers/bakery-invoice.ts'
import type { Db } from '../db/database.ts'
import { markReceived, receiveInvoice } from '../e-invoices/inbox/receive-invoice.ts'
import { systemActor } from '../platform/actor.ts'
import { today as todayBy } from '../platform/clock.ts'
import { sampleSettings } from '../seed/sample-settings.ts'
import type { SampleServices } from './fill-sample.ts'
import { backdate, insertAdded } from './sample-queries.ts'

/** Adds an e-invoice of a supplier, which was paid. */
export async function fillReceived(db: Db, services: SampleServices): Promise<void> {
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
