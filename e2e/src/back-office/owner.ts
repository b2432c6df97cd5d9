import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { expect, type APIRequestContext } from '@playwright/test'
import { admin } from '../properties.ts'

type Settings = Pick<SingleRecord<typeof globalSettings>, 'stay_tax_rates' | 'payment_schedule'>

/** Signs the owner in for calls of the API that change data during a guest's journey. */
export async function signInOwner(request: APIRequestContext) {
  const data = { identifier: admin.email, password: admin.password }
  const answer = await request.post('/api/auth/local', { data })
  expect(answer.status(), 'the owner signs in').toBe(200)
  const { accessToken } = await answer.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    async read(path: string): Promise<Settings> {
      return (await request.get(path, { headers })).json()
    },
    /** Adds a record of a collection and returns its id. */
    async add(path: string, data: Record<string, unknown>): Promise<string> {
      const answer = await request.post(path, { headers, data })
      expect(answer.status(), `${path} is added`).toBe(200)
      return (await answer.json()).id
    },
    async change(path: string, change: Partial<Settings> | { active: boolean }): Promise<void> {
      const answer = await request.put(path, { headers, data: change })
      expect(answer.status(), `${path} is changed`).toBe(200)
    },
  }
}
