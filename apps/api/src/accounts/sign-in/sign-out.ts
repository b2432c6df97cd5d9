import type { AccountServices } from '../services.ts'
import { bearerOf } from './authenticate.ts'
import { deleteSession } from '../queries/sign-in-queries.ts'

/** Ends the session of a bearer token; an expired token still names its session. */
export async function signOut(
  { db, signIn }: AccountServices,
  authorization: string | undefined,
): Promise<void> {
  const claims = await signIn.tokens.readAccess(bearerOf(authorization) ?? '', true)
  if (!claims) return
  await deleteSession(db, claims.sid)
  signIn.sessions.dropSession(claims.sid)
}
