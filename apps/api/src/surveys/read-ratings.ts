import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import type { Db } from '../db/database.ts'
import { listPublicAverages, listQuotes } from './summary-queries.ts'

const mostQuotes = 12

/**
 * What past guests said, as far as they agreed to show it and the owner has marked the question for the site. The first
 * rating question stands for the whole stay.
 */
export async function readRatings(db: Db): Promise<Ratings> {
  const questions = await listPublicAverages(db)
  const [whole] = questions
  const quotes = await listQuotes(db, whole?.id ?? null, mostQuotes)
  return { count: whole?.count ?? 0, average: whole?.average ?? null, questions, quotes }
}
