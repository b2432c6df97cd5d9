import { expect, type APIRequestContext } from '@playwright/test'
import { admin } from '../properties.ts'

export interface WaitingSurvey {
  id: string
  guest_name: string
}

/** Surveys of the sample property that were sent and not answered yet, the latest first. */
export async function waitingSurveys(request: APIRequestContext): Promise<WaitingSurvey[]> {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await request.post('/api/auth/local', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await request.get('/api/surveys?done=false&_sort=sent_at:DESC', { headers })
  expect(answer.status()).toBe(200)
  return answer.json()
}
