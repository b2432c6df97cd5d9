import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Frame } from '../client/load-frame.ts'
import type { Description, Thing } from './describe.ts'
import { propertyThing } from './property-thing.ts'
import { trailThing } from './trail.ts'

/** The page's description as a data block; nothing in it can end the block or begin another one. */
export function dataBlock(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things.map(withoutEmpty) })
  const safe = text.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`)
  return `<script type="application/ld+json">${safe}</script>`
}

/** All that a finished public page says to machines: what its loaders told, the property and the way to the page. */
export function pageThings({ things, ratings, title }: Description, frame: Frame, address: string): Thing[] {
  const { settings, publicUrl } = frame
  const trail = trailThing({ publicUrl, title, ...readSitePath(address) })
  return [
    ...(settings ? [propertyThing(settings, publicUrl, ratings)] : []),
    ...(trail ? [trail] : []),
    ...things,
  ]
}

/** What the owner left empty is not said at all. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
