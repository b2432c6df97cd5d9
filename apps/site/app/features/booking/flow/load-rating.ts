import type { Client } from '@dvor/client/client.ts'

/** How past guests rated their stay at the property. */
export interface Rating {
  /** From 1 to 5. */
  average: number
  /** Number of guests. */
  count: number
}

/** Loads the rating shown with the results; null while there is none. */
export async function loadRating(client: Client): Promise<Rating | null> {
  const ratings = await client.surveys.ratings()
  return ratings && ratings.average !== null ? { average: ratings.average, count: ratings.count } : null
}
