import { data, type ClientActionFunctionArgs } from 'react-router'
import { refusedAnswer } from './enquiry-answer.ts'

/**
 * The `clientAction` of a page with a public form: a lost connection must not take what was typed with it, so the page
 * stays and says so. Answers what the page's own action answers.
 */
export async function sendOrKeep<Action>({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<Action>()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(refusedAnswer(form, 'unavailable'), { status: 503 })
  }
}
