import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import type { Db } from '../db/database.ts'
import { listPublicAverages, listQuotes } from './summary-queries.ts'

/** Of each language. */
const mostQuotes = 12

/**
 * Ratings and comments of past guests that they agreed to publish, on questions that the owner has marked for the
 * site. The first rating question stands for the whole stay.
 */
export async function readRatings(db: Db): Promise<Ratings> {
  const questions = await listPublicAverages(db)
  const [whole] = questions
  const quotes = await listQuotes(db, whole?.id ?? null, mostQuotes)
  return { count: whole?.count ?? 0, average: whole?.average ?? null, questions, quotes }
}
