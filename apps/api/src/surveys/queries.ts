import type { SurveyAnswer } from '@dvor/contract/guests/surveys.ts'
import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { nextVersion } from '../db/next-version.ts'
import { notFound } from '../platform/errors.ts'
import {
  surveyAnswerRows as answers,
  surveyQuestionRows as questions,
  surveyRows as surveys,
} from '../db/schema/messages/surveys.ts'

export type Survey = typeof surveys.$inferSelect
export type Question = typeof questions.$inferSelect
export type NewAnswer = Pick<
  Required<typeof answers.$inferInsert>,
  'survey_question' | 'question_text' | 'value'
>

/** The active questions, in the order of the form. */
export async function listActiveQuestions(db: Db): Promise<Question[]> {
  return db
    .select()
    .from(questions)
    .where(eq(questions.active, true))
    .orderBy(asc(questions.order), asc(questions.id))
}

export async function countAnswersTo(db: Db, question: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(answers).where(eq(answers.survey_question, question))
  return row?.value ?? 0
}

/** @throws ApiError `not_found` */
export async function findSurvey(db: Db, id: string): Promise<Survey> {
  return onlyOne(await db.select().from(surveys).where(eq(surveys.id, id)))
}

/** The same, locked until the transaction ends, so that two concurrent replies run one after the other. */
export async function lockSurvey(db: Db, id: string): Promise<Survey> {
  return onlyOne(await db.select().from(surveys).where(eq(surveys.id, id)).for('update'))
}

function onlyOne([row]: Survey[]): Survey {
  if (!row) throw notFound('Survey')
  return row
}

/** @throws ApiError `not_found` */
export async function findSurveyOf(db: Db, reservation: string): Promise<Survey> {
  return onlyOne(await db.select().from(surveys).where(eq(surveys.reservation, reservation)))
}

/** The survey of a reservation, created if it has none yet; to be called with the reservation locked. */
export async function findOrInsertSurvey(
  db: Db,
  values: typeof surveys.$inferInsert & { reservation: string },
): Promise<Survey> {
  const [added] = await db
    .insert(surveys)
    .values(values)
    .onConflictDoNothing({ target: surveys.reservation })
    .returning()
  if (added) return added
  return findSurveyOf(db, values.reservation)
}

/** Stores changes with their time. @throws ApiError `not_found` */
export async function updateSurvey(
  db: Db,
  id: string,
  changes: Partial<typeof surveys.$inferInsert>,
  now: Date,
): Promise<Survey> {
  return onlyOne(
    await db
      .update(surveys)
      .set({ ...changes, updatedAt: nextVersion(surveys.updatedAt, now) })
      .where(eq(surveys.id, id))
      .returning(),
  )
}

/** Inserts the answers to a survey in their order. */
export async function insertAnswers(
  db: Db,
  survey: string,
  newAnswers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await db.insert(answers).values(
    newAnswers.map((answer, position) => ({
      ...answer,
      survey,
      position,
      createdAt,
      updatedAt: createdAt,
    })),
  )
}

/** Answers by survey, in the order of the questions. */
export async function listAnswersOf(db: Db, surveyIds: string[]): Promise<Map<string, SurveyAnswer[]>> {
  const rows = await db
    .select({ answer: answers, kind: questions.kind })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.survey_question))
    .where(inArray(answers.survey, surveyIds))
    .orderBy(asc(answers.position), asc(answers.id))
  const answersBySurvey = new Map<string, SurveyAnswer[]>()
  for (const { answer, kind } of rows) {
    const { id, survey, survey_question, question_text, value } = answer
    answersBySurvey.set(survey, [
      ...(answersBySurvey.get(survey) ?? []),
      { id, survey_question, question_text, kind, value },
    ])
  }
  return answersBySurvey
}

/** @returns the deleted answers */
export async function deleteAnswersOf(db: Db, survey: string): Promise<(typeof answers.$inferSelect)[]> {
  return db.delete(answers).where(eq(answers.survey, survey)).returning()
}
