import { contacts } from '@dvor/contract/collections/content/contacts.ts'
import { documents } from '@dvor/contract/collections/content/documents.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { PageText } from '@dvor/sample/content/texts/page-text.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { sampleContacts } from '@dvor/sample/content/stays/contacts.ts'
import { sampleSettings } from '../seed/sample-settings.ts'
import { samplePageTexts } from '@dvor/sample/content/texts/page-texts.ts'
import { privacyText } from '../seed/legal/privacy.ts'
import { termsText } from '../seed/legal/terms.ts'
import { termsSummary } from '../seed/legal/terms-summary.ts'
import type { ReadyDocument } from './make-documents.ts'
import { findBlockIds, listContactIds } from './sample-queries.ts'
import type { SampleWriter } from './sample-writer.ts'

/** Adds the property's documents to the footer; their list is sorted by time of creation. */
export async function fillDocuments(writer: SampleWriter, ready: readonly ReadyDocument[]): Promise<void> {
  const start = writer.context.clock.now().getTime()
  for (const [order, { title, fileName, pdf }] of ready.entries()) {
    const createdAt = new Date(start + order).toISOString()
    const id = await writer.add(documents, { title }, { createdAt })
    await writer.pdf(documents, id, { name: fileName, content: pdf })
  }
}

/** The legal texts of a new installation, which the sample keeps as they are. */
const legalTexts = (): Partial<Record<Mark, PageText>> => ({
  'terms-content': { title: 'Obchodné podmienky', content: termsText() },
  'terms-summary': { title: 'The terms in short', content: termsSummary() },
  'privacy-content': { title: 'Ochrana osobných údajov', content: privacyText() },
})

/** Gives the existing rows the texts and pictures of the sample property, and switches the sample mode on. */
export async function fillPages(writer: SampleWriter): Promise<void> {
  await writer.rewrite(globalSettings, undefined, { ...sampleSettings, sample_mode: true })
  await fillContacts(writer)
  const blocks = await findBlockIds(writer.db)
  for (const [mark, { scene, ...text }] of Object.entries({ ...samplePageTexts, ...legalTexts() })) {
    const id = await writer.rewrite(textBlocks, blocks.get(mark), text)
    if (scene) await writer.picture(textBlocks, id, scene)
  }
}

async function fillContacts(writer: SampleWriter): Promise<void> {
  const ids = await listContactIds(writer.db)
  for (const [order, contact] of sampleContacts.entries()) {
    if (ids[order]) await writer.rewrite(contacts, ids[order], contact)
  }
}
