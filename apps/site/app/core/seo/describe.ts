import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'

/** A node of schema.org's graph. */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

/** Structured data that the loaders of one page collect. The browser never receives it. */
export interface Description {
  readonly things: Thing[]
  /** Name of the page's own record, the last of its breadcrumbs. */
  title?: string
  ratings?: Ratings
}

export const descriptionContext: RouterContext<Description> = createContext<Description>()

/** Adds to the page's structured data. Loaders call it, so that it agrees with the page. */
export function describe(
  context: Readonly<RouterContextProvider>,
  { things = [], ...rest }: Partial<Description>,
): void {
  const description = context.get(descriptionContext)
  description.things.push(...things)
  Object.assign(description, rest)
}
