import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'
import { describe } from '../../core/seo/describe.ts'

/** Number of guests' comments on a page. */
const shownQuotes = 3

/** Loads the ratings of past guests with the comments that a page shows; null when they cannot be read. */
export async function loadRatings(context: Readonly<RouterContextProvider>): Promise<Ratings | null> {
  const ratings = await apiOf(context).surveys.ratings()
  if (!ratings) return null
  describe(context, { ratings })
  const { language } = context.get(visitContext)
  return { ...ratings, quotes: ownFirst(ratings.quotes, language).slice(0, shownQuotes) }
}

/** Comments in the reader's language come first, each group with the latest first. */
const ownFirst = (quotes: Ratings['quotes'], language: Language): Ratings['quotes'] => [
  ...quotes.filter((quote) => quote.language === language),
  ...quotes.filter((quote) => quote.language !== language),
]
