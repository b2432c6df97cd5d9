import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Frame } from '../client/load-frame.ts'
import type { Description, Thing } from './describe.ts'
import { propertyThing } from './property-thing.ts'
import { trailThing } from './trail.ts'

/** Writes structured data as a script block; nothing in it can end the block or begin another one. */
export function dataBlock(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things.map(withoutEmpty) })
  const safe = text.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`)
  return `<script type="application/ld+json">${safe}</script>`
}

/** Collects the structured data of a finished page: the property, the breadcrumbs and what the loaders added. */
export function pageThings({ things, ratings, title }: Description, frame: Frame, address: string): Thing[] {
  const { settings, publicUrl } = frame
  const trail = trailThing({ publicUrl, title, ...readSitePath(address) })
  return [
    ...(settings ? [propertyThing(settings, publicUrl, ratings)] : []),
    ...(trail ? [trail] : []),
    ...things,
  ]
}

/** Drops empty values. */
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
