import { fillLegalText, type LegalSettings } from '@dvor/booking/messages/legal-text.ts'
import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { termsText } from '../seed/legal/terms.ts'
import { usualRetention } from '@dvor/contract/privacy/retention.ts'
import { seedSettings } from '../seed/seed-settings.ts'
import { nonBreaking } from '../seed/texts/non-breaking.ts'
import type { Clock } from '../platform/clock.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import { houseRules } from '@dvor/sample/content/texts/house-rules.ts'
import { sampleSettings } from '../seed/sample-settings.ts'

/** A document of the property for download. */
export interface ReadyDocument {
  /** Its title in the footer. */
  title: string
  fileName: string
  pdf: Buffer
}

/** The sample's settings, completed by those of a new installation. */
export const legalSettings: LegalSettings = {
  ...sampleSettings,
  payment_schedule: usualSchedule,
  transfer_days: 5,
  ...usualRetention(),
  cancellation_rules: seedSettings.cancellation_rules ?? [],
}

const drafts = [
  {
    title: 'Domáci poriadok',
    link: 'Domáci poriadok',
    fileName: 'domaci-poriadok.pdf',
    html: houseRules(sampleSettings.phone),
    edition: `platí od ${formatDay('2026-11-01')}`,
  },
  {
    title: 'Obchodné podmienky',
    // Beside the page of the same name.
    link: 'Obchodné podmienky (PDF)',
    fileName: 'obchodne-podmienky.pdf',
    // The plans of the sample are switched off.
    html: fillLegalText(termsText(), legalSettings, []),
    edition: `verzia ${sampleSettings.terms_version}`,
  },
]

/**
 * The documents in the footer of the sample property, in their order. Draws them, so it must not run inside a
 * transaction.
 */
export function makeDocuments(clock: Clock, origin: string): Promise<ReadyDocument[]> {
  const frame = { property: sampleSettings.business_name, made: clock.now(), origin }
  return Promise.all(
    drafts.map(async ({ title, link, fileName, html, edition }) => ({
      title: link,
      fileName,
      pdf: await textPdf({ ...frame, title, edition, html: nonBreaking(html) }),
    })),
  )
}
