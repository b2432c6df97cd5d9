import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { describe } from '../../core/seo/describe.ts'

/** Loads the ratings of past guests; null when they cannot be read. */
export async function loadRatings(context: Readonly<RouterContextProvider>): Promise<Ratings | null> {
  const ratings = await apiOf(context).visitor.ratings()
  if (ratings) describe(context, { ratings })
  return ratings
}
