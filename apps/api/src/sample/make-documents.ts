import { formatDay } from '@dvor/format/day-text.ts'
import { termsText } from '../house/legal/terms.ts'
import { nonBreaking } from '../house/non-breaking.ts'
import type { Clock } from '../platform/clock.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import { houseRules } from './content/house-rules.ts'
import { sampleFacts, sampleSettings } from './content/house-values.ts'

/** A paper of the house, ready to be downloaded. */
export interface ReadyDocument {
  /** As the footer calls it. */
  title: string
  fileName: string
  pdf: Buffer
}

const papers = [
  {
    title: 'Domáci poriadok',
    link: 'Domáci poriadok',
    fileName: 'domaci-poriadok.pdf',
    html: houseRules,
    edition: `platí od ${formatDay('2026-11-01')}`,
  },
  {
    title: 'Obchodné podmienky',
    // Beside the page of the same name.
    link: 'Obchodné podmienky (PDF)',
    fileName: 'obchodne-podmienky.pdf',
    html: termsText(sampleFacts),
    edition: `verzia ${sampleSettings.terms_version}`,
  },
]

/** The papers that the footer of the sample house offers, in their order. Draws them, so not within a transaction. */
export function makeDocuments(clock: Clock, origin: string): Promise<ReadyDocument[]> {
  const frame = { house: sampleSettings.business_name, made: clock.now(), origin }
  return Promise.all(
    papers.map(async ({ title, link, fileName, html, edition }) => ({
      title: link,
      fileName,
      pdf: await textPdf({ ...frame, title, edition, html: nonBreaking(html) }),
    })),
  )
}
