import { createBackOfficeClient } from '@dvor/client/back-office-client.ts'
import { createSession } from '@dvor/client/session/session.ts'
import { MemoryStorage } from '@dvor/client/testing/memory-storage.ts'
import { addUser, testPassword } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

/** A browser: its tabs share the storage, and every tab is a client over real HTTP. */
export function aBrowser(property: TestApi, origin: string) {
  const storage = new MemoryStorage()
  const now = () => property.clock.now().getTime()
  const tab = () => {
    const session = createSession(storage, { now })
    const asked: string[] = []
    const counted: typeof fetch = (input, init) => {
      asked.push(`${init?.method} ${new URL(String(input)).pathname.slice('/api'.length)}`)
      return fetch(input, init)
    }
    return {
      session,
      asked,
      client: createBackOfficeClient({ baseUrl: `${origin}/api`, fetch: counted, session }),
    }
  }
  return { storage, tab }
}

/** The API listening on a port of its own. @returns its origin */
export const listen = ({ app }: TestApi): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

/** A browser in which an admin has signed in. */
export async function signedInBrowser(property: TestApi, origin: string) {
  const browser = aBrowser(property, origin)
  const { email } = await addUser(property)
  const tab = browser.tab()
  const signedIn = await tab.client.auth.signIn({ identifier: email, password: testPassword })
  if (!signedIn) throw new Error('signing in failed')
  return { ...browser, ...tab, identifier: email }
}
