import { data, type ClientActionFunctionArgs } from 'react-router'

/**
 * Makes the `clientAction` of a page with a form: it runs the page's own action, and without a connection the page stays
 * with everything typed. @param valuesOf the answer with what was typed and the reason
 */
export const keepTyped =
  <Kept>(valuesOf: (form: FormData) => Kept) =>
  async <Action>({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request.clone().formData()
    try {
      return await serverAction<Action>()
    } catch (error) {
      if (error instanceof Response) throw error
      // A failure status, so that nothing is reloaded without a connection.
      return data(valuesOf(form), { status: 503 })
    }
  }
