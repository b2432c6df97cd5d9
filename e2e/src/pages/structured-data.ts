import type { APIRequestContext } from '@playwright/test'
import { expect } from '../test.ts'

export interface Thing {
  '@type': string | string[]
  '@id'?: string
  [property: string]: unknown
}

/** Properties that search engines require of each type in use. */
const required: Record<string, readonly string[]> = {
  LodgingBusiness: ['name', 'address', 'geo', 'telephone', 'image', 'url', 'checkinTime', 'checkoutTime'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  HotelRoom: ['name', 'url', 'image', 'occupancy', 'containedInPlace', 'offers'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'availability', 'offers'],
  Offer: ['url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Event: ['name', 'startDate', 'endDate', 'location', 'offers', 'eventStatus'],
  Service: ['name', 'description', 'provider'],
}

/**
 * The structured data of a page, checked: each node has the required properties of its type, each reference leads to a
 * node.
 */
export async function readGraph(request: APIRequestContext, path: string): Promise<Thing[]> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const blocks = [...(await answer.text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks, `${path} has one block`).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '') as {
    '@context': string
    '@graph': Thing[]
  }
  expect(context).toBe('https://schema.org')
  const ids = new Set(graph.map((thing) => thing['@id']))
  for (const thing of graph) checkThing(thing, ids, path)
  return graph
}

function checkThing(value: unknown, known: ReadonlySet<unknown>, path: string): void {
  if (Array.isArray(value)) return value.forEach((inner) => checkThing(inner, known, path))
  if (typeof value !== 'object' || value === null) return expect(value, path).not.toBe('')
  const thing = value as Thing
  if (!thing['@type']) return expect(known, `${path} refers to ${thing['@id']}`).toContain(thing['@id'])
  for (const type of [thing['@type']].flat())
    for (const name of required[type] ?? [])
      expect(thing[name], `${name} of ${type} on ${path}`).toBeDefined()
  for (const inner of Object.values(thing)) checkThing(inner, known, path)
}

/** The nodes of a type. */
export const ofType = (graph: readonly Thing[], type: string): Thing[] =>
  graph.filter((thing) => [thing['@type']].flat().includes(type))
