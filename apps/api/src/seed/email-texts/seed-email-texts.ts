import { automatedEmailRows } from '../../db/schema/content/editable-automated-emails.ts'
import type { Db } from '../../db/database.ts'
import { aroundStayTexts } from './around-stay-texts.ts'
import { bookingTexts } from './booking-texts.ts'
import { documentTexts } from './document-texts.ts'
import { endingTexts } from './ending-texts.ts'
import { insideTexts } from './inside-texts.ts'
import type { EmailText } from './text.ts'

/** Every text that the property starts with. */
export const emailTexts: readonly EmailText[] = [
  ...bookingTexts,
  ...endingTexts,
  ...aroundStayTexts,
  ...documentTexts,
  ...insideTexts,
]

/** Adds the texts whose kind is not there yet; what the owner has edited stays. */
export async function fillEmailTexts(db: Db): Promise<void> {
  await db
    .insert(automatedEmailRows)
    .values([...emailTexts])
    .onConflictDoNothing({ target: automatedEmailRows.key })
}
