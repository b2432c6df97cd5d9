import { expect, type APIRequestContext } from '@playwright/test'
import { admin } from '../properties.ts'

type Body = Record<string, unknown>

/** Calls of the owner during a journey, as another person or in another tab. */
export async function ownerAt(request: APIRequestContext) {
  const data = { identifier: admin.email, password: admin.password }
  const answer = await request.post('/api/auth/local', { data })
  expect(answer.status(), 'the owner signs in').toBe(200)
  const headers = { authorization: `Bearer ${(await answer.json()).accessToken}` }
  const done = async <T>(called: ReturnType<APIRequestContext['get']>): Promise<T> => {
    const got = await called
    expect(got.status(), await got.text()).toBe(200)
    return (await got.json()) as T
  }
  return {
    list: (path: string): Promise<(Body & { id: string })[]> => done(request.get(`/api${path}`, { headers })),
    add: (collection: string, body: Body): Promise<{ id: string }> =>
      done(request.post(`/api/${collection}`, { headers, data: body })),
    /** A call that creates or changes something other than a record. */
    change: (path: string, body: Body): Promise<Body> =>
      done(request.post(`/api/${path}`, { headers, data: body })),
    edit: (path: string, body: Body): Promise<unknown> =>
      done(request.put(`/api${path}`, { headers, data: body })),
    remove: (path: string): Promise<unknown> => done(request.delete(`/api${path}`, { headers })),
    read: (path: string): Promise<Body> => done(request.get(`/api${path}`, { headers })),
  }
}
