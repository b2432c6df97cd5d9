import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { textBlockRows } from '../../db/schema/content/text-blocks.ts'
import type { Db } from '../../db/database.ts'
import { nonBreaking } from './non-breaking.ts'
import { pageTexts } from './page-texts.ts'

/** Adds the text blocks of missing marks; texts that the owner has edited stay. */
export async function fillPageTexts(db: Db): Promise<void> {
  const rows = textMarks.map(({ mark, page }) => {
    const { title, content } = pageTexts[mark]
    return { mark, page, title, content: nonBreaking(content) }
  })
  await db.insert(textBlockRows).values(rows).onConflictDoNothing({ target: textBlockRows.mark })
}
