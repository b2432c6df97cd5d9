import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'

/** A node of schema.org's graph. */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

/** What the loaders of one page tell of it for machines; the browser never sees it. */
export interface Description {
  readonly things: Thing[]
  /** Name of the page's own record, as the last crumb of its trail. */
  title?: string
  ratings?: Ratings
}

export const descriptionContext: RouterContext<Description> = createContext<Description>()

/** Adds to the page's description; called by loaders, so that it says what the page itself shows. */
export function describe(
  context: Readonly<RouterContextProvider>,
  { things = [], ...rest }: Partial<Description>,
): void {
  const description = context.get(descriptionContext)
  description.things.push(...things)
  Object.assign(description, rest)
}
