import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { sampleMessages } from '@dvor/sample/content/guests/contact-messages.ts'
import type { SampleWriter } from './sample-writer.ts'

/** Adds messages of the contact form, one answered and one new. */
export async function fillMessages(writer: SampleWriter): Promise<void> {
  for (const message of sampleMessages) await writer.add(contactMessages, { ...message })
}
