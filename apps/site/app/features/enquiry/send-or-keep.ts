import { data, type ClientActionFunctionArgs } from 'react-router'
import { refusedAnswer } from './enquiry-answer.ts'

/**
 * Runs as `clientAction` of a page with a public form. Without a connection the page stays with everything typed.
 * Returns the result of the page's own action.
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
