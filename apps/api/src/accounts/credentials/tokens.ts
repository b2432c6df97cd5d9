import { createHash, createHmac, webcrypto } from 'node:crypto'
import { accessClaims, type AccessClaims, type SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { newToken } from '../../db/ids.ts'
import { deriveKey, type DerivedKey } from '../../platform/keys.ts'

/** An access token is accepted for this time from its `iat`, whatever its `exp` says (docs/contract.md, Sign-in). */
const acceptedSeconds = 15 * 60
/** Clocks of two instances may differ a little. */
const toleranceSeconds = 5

export interface SessionEnd {
  readonly id: string
  readonly expiresAt: string
}

/** Hash under which a refresh token or a code is stored; 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes and reads tokens with keys derived from the root secret. */
export class Tokens {
  readonly #access: DerivedKey
  /** Read once: reading it for each request takes longer than the check of the signature. */
  #accessKey: Promise<webcrypto.CryptoKey> | undefined
  readonly #refresh: DerivedKey
  readonly #clock: Clock

  constructor(appSecret: string, clock: Clock) {
    this.#access = deriveKey(appSecret, 'access tokens')
    this.#refresh = deriveKey(appSecret, 'refresh tokens')
    this.#clock = clock
  }

  /** JWT whose `exp` is the session's end, so that clients that check it stay signed in. */
  async issueAccess(user: SignedInUser, session: SessionEnd): Promise<string> {
    const { id, username, role, confirmed, blocked, avatar } = user
    return new SignJWT({ id, username, role, confirmed, blocked, avatar, sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: this.#access.id })
      .setIssuedAt(Math.floor(this.#clock.now().getTime() / 1000))
      .setExpirationTime(Math.floor(Date.parse(session.expiresAt) / 1000))
      .sign(await this.#keyOfAccess())
  }

  /** Claims of a token of ours, undefined for anything else; `anyAge` accepts an expired one. */
  async readAccess(token: string, anyAge = false): Promise<AccessClaims | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, await this.#keyOfAccess(), {
        algorithms: ['HS256'],
        currentDate: this.#clock.now(),
        clockTolerance: toleranceSeconds,
        ...(!anyAge && { maxTokenAge: acceptedSeconds }),
      })
      if (protectedHeader.kid !== this.#access.id) return undefined
      return accessClaims.safeParse(payload).data
    } catch {
      return undefined
    }
  }

  #keyOfAccess(): Promise<webcrypto.CryptoKey> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    return (this.#accessKey ??= webcrypto.subtle.importKey('raw', this.#access.bytes, algorithm, false, [
      'sign',
      'verify',
    ]))
  }

  /** The first refresh token of a session. */
  firstRefresh(): string {
    return newToken()
  }

  /**
   * The token that follows a spent one. It is computed from it, so that two tabs that spend the same token at once get
   * the same successor although only hashes are stored; that is impossible without the server's key.
   */
  successorOf(refreshToken: string): string {
    return createHmac('sha256', this.#refresh.bytes).update(refreshToken).digest('base64url')
  }
}
