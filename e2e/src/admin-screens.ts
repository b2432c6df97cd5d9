import { allCollections, collectionPatterns, routePatterns } from '@dvor/admin/app/route-patterns.ts'
import { guestPatterns, deniedPatterns, pagePatterns } from '@dvor/admin/app/page-patterns.ts'
import { expect, type APIRequestContext } from '@playwright/test'
import { admin } from './house.ts'

const openPatterns: readonly string[] = [...guestPatterns, ...deniedPatterns]

/** Every screen behind the sign-in, in the router's notation. */
export const screenPatterns: readonly string[] = routePatterns.filter(
  (pattern) => !openPatterns.includes(pattern),
)

/** The owner's own calls, with the session of the sign-in as headers. */
export async function ownerHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const data = { identifier: admin.email, password: admin.password }
  const answer = await request.post('/api/auth/local', { data })
  expect(answer.status(), 'the owner signs in').toBe(200)
  return { authorization: `Bearer ${(await answer.json()).accessToken}` }
}

/** A record of the collection that the sample house has; null when there is none. */
async function anyId(
  request: APIRequestContext,
  headers: Record<string, string>,
  name: string,
): Promise<string | null> {
  const answer = await request.get(`/api/${name}?_limit=1`, { headers })
  expect(answer.status(), `${name} can be listed`).toBe(200)
  const [first] = (await answer.json()) as { id: string }[]
  return first?.id ?? null
}

/** Addresses of all screens: where one shows a record, with a record that is there. */
export async function screenPaths(request: APIRequestContext): Promise<string[]> {
  const headers = await ownerHeaders(request)
  const paths: string[] = [...pagePatterns]
  for (const collection of allCollections)
    for (const pattern of collectionPatterns(collection)) {
      const id = pattern.endsWith('/:id') ? await anyId(request, headers, collection.name) : ''
      if (id !== null) paths.push(pattern.replace(':id', id))
    }
  return paths
}
