import type { Ratings } from '@dvor/contract/surveys.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../api.ts'

/** What past guests said; null when it cannot be read. */
export function loadRatings(context: Readonly<RouterContextProvider>): Promise<Ratings | null> {
  return apiOf(context).visitor.ratings()
}
