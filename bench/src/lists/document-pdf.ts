import { documentPdf } from '@dvor/api/documents/drawing/draw-document.ts'
import { issueDocument } from '@dvor/api/documents/issue-document.ts'
import { systemActor } from '@dvor/api/platform/actor.ts'
import { systemClock } from '@dvor/api/platform/clock.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { useCases } from '../booking/api-booking.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'

const barMs = 200
const runs = 50

/** Draws an issued confirmation as the job does: from its frozen content to the last byte. */
export async function benchDocumentPdf(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_documents', 1)
  try {
    const content = await issuedContent(property)
    const timing = await timingOf(runs, async () => {
      const pdf = await documentPdf(content, { accent: '#1f3d2b', logo: null })
      if (pdf.length < 5000) throw new Error('that is no whole document')
    })
    const what = `PDF of a ${content.kind}${content.transfer ? ' with its payment code' : ''}`
    return [{ what, value: inWords(timing), bar: `< ${barMs} ms`, holds: timing.typical < barMs }]
  } finally {
    await property.close()
    await cluster.stop()
  }
}

/** Content of a document about a stay that was held, ordered and is still to be paid. */
async function issuedContent(property: BenchProperty) {
  await property.pool.query(
    `update global_settings set business_name = 'Dvor pod Lipami', legal_name = 'Dvor pod Lipami, s. r. o.',
       street = 'Pod Lipami 12', postal_code = '034 99', city = 'Horné Podlipie', ico = '12345678',
       dic = '2012345678', ic_dph = 'SK2012345678', vat_payer = true, iban = 'SK3112000000198742637541'`,
  )
  const booking = useCases(property)
  await booking.order(await booking.hold(0, 0), 0, 0)
  const { rows } = await property.pool.query<{ id: string }>('select id from reservations')
  const [row] = await issueDocument(
    property.api.db,
    systemActor,
    rows[0]?.id ?? '',
    { kind: 'confirmation', persons: [] },
    {
      clock: systemClock,
    },
  )
  if (!row) throw new Error('nothing was issued')
  return row.content
}
