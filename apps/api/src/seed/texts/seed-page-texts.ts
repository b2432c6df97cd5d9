import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { textBlockRows } from '../../db/schema/content/text-blocks.ts'
import type { Db } from '../../db/database.ts'
import { nonBreaking } from './non-breaking.ts'
import { pageTexts } from './page-texts.ts'

/**
 * Adds the text blocks of missing marks; texts that the owner has edited stay. The marks are read first, because writing
 * all texts into a statement takes longer than the rest of a start's seeds.
 */
export async function fillPageTexts(db: Db): Promise<void> {
  const blocks = await db.select({ mark: textBlockRows.mark }).from(textBlockRows)
  const marks = new Set<string | null>(blocks.map(({ mark }) => mark))
  const rows = textMarks
    .filter(({ mark }) => !marks.has(mark))
    .map(({ mark, page }) => {
      const { title, content } = pageTexts[mark]
      return { mark, page, title, content: nonBreaking(content) }
    })
  if (rows.length === 0) return
  await db.insert(textBlockRows).values(rows).onConflictDoNothing({ target: textBlockRows.mark })
}
