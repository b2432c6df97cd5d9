import { eq, sql } from 'drizzle-orm'
import { history } from '../db/schema/system/history.ts'
import { surveyQuestionRows } from '../db/schema/messages/surveys.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { seedQuestions, type SeedQuestion } from './survey-questions.ts'

/**
 * Adds questions, so that surveys work from the first guest on. Once an owner has changed the questions, none is added
 * again.
 */
export async function fillSurveyQuestions(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Several instances may start at once, and the rows have no unique key that would prevent doubles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('house survey questions'))`)
    if ((await tx.$count(surveyQuestionRows)) > 0) return
    if ((await tx.$count(history, eq(history.collection, 'survey-questions'))) > 0) return
    const rows = Object.values(seedQuestions).map((question: SeedQuestion, order) => ({
      ...question,
      order,
    }))
    await tx.insert(surveyQuestionRows).values(rows)
  })
}
