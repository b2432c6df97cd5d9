import { knock } from './knocking.ts'
import { owner, type ServedProperty } from './served-property.ts'

/** Signs the owner in. @returns the value of the header `authorization` */
export async function bearerOf(property: ServedProperty): Promise<string> {
  const body = { identifier: owner.email, password: owner.password, rememberMe: false }
  const signedIn = await knock(property.server.url, { method: 'POST', path: '/auth/local', body })
  if (!('body' in signedIn) || signedIn.status !== 200)
    throw new Error(`the owner was not let in: ${signedIn.status}`)
  return `Bearer ${(signedIn.body as { accessToken: string }).accessToken}`
}
