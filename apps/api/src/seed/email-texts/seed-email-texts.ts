import { automatedEmailRows } from '../../db/schema/messages/editable-automated-emails.ts'
import type { Db } from '../../db/database.ts'
import { aroundStayTexts } from './around-stay-texts.ts'
import { bookingTexts } from './booking-texts.ts'
import { documentTexts } from './document-texts.ts'
import { endingTexts } from './ending-texts.ts'
import { draftTexts, enquiryTexts } from './enquiry-texts.ts'
import { insideTexts } from './inside-texts.ts'
import { gatheringTexts } from './gathering-texts.ts'
import { waitingListTexts } from './waiting-list-texts.ts'
import { voucherTexts } from './voucher-texts.ts'
import { weatherTexts } from './weather-texts.ts'
import type { EmailText } from './text.ts'

/** All e-mail texts of a new installation. */
export const emailTexts: readonly EmailText[] = [
  ...draftTexts,
  ...bookingTexts,
  ...endingTexts,
  ...aroundStayTexts,
  ...documentTexts,
  ...weatherTexts,
  ...waitingListTexts,
  ...enquiryTexts,
  ...gatheringTexts,
  ...voucherTexts,
  ...insideTexts,
]

/** Adds the texts of missing kinds; texts that the owner has edited stay. */
export async function fillEmailTexts(db: Db): Promise<void> {
  const rows = await db.select({ key: automatedEmailRows.key }).from(automatedEmailRows)
  const keys = new Set<string>(rows.map(({ key }) => key))
  const missing = emailTexts.filter(({ key }) => !keys.has(key))
  if (missing.length === 0) return
  await db.insert(automatedEmailRows).values(missing).onConflictDoNothing({ target: automatedEmailRows.key })
}
