import { createHmac, webcrypto } from 'node:crypto'
import { accessClaims, type AccessClaims, type SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { newToken } from '../../db/ids.ts'
import { deriveKey, deriveKeys, type DerivedKey, type AppSecret } from '../../platform/keys.ts'

/** An access token is accepted for this time from its `iat`, whatever its `exp` says (docs/contract.md, Sign-in). */
const acceptedSeconds = 15 * 60
/** Clocks of two instances may differ a little. */
const toleranceSeconds = 5

export interface SessionEnd {
  readonly id: string
  readonly expiresAt: string
}

/** Makes and reads tokens with keys derived from the root secret. */
export class Tokens {
  /** Of every secret, the present one first: tokens of a replaced secret are valid until they expire. */
  readonly #access: readonly [DerivedKey, ...DerivedKey[]]
  /** Each read once: reading it for each request takes longer than the check of the signature. */
  readonly #readKeys = new Map<string, Promise<webcrypto.CryptoKey>>()
  readonly #refresh: DerivedKey
  readonly #clock: Clock

  constructor(appSecret: AppSecret, clock: Clock) {
    this.#access = deriveKeys(appSecret, 'access tokens')
    this.#refresh = deriveKey(appSecret, 'refresh tokens')
    this.#clock = clock
  }

  /** JWT whose `exp` is the session's end, so that clients that check it stay signed in. */
  async issueAccess(user: SignedInUser, session: SessionEnd): Promise<string> {
    const { id, username, role, confirmed, blocked, avatar } = user
    return new SignJWT({ id, username, role, confirmed, blocked, avatar, sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: this.#access[0].id })
      .setIssuedAt(Math.floor(this.#clock.now().getTime() / 1000))
      .setExpirationTime(Math.floor(Date.parse(session.expiresAt) / 1000))
      .sign(await this.#keyOfAccess(this.#access[0]))
  }

  /** Claims of a token of ours, undefined for anything else; `anyAge` accepts an expired one. */
  async readAccess(token: string, anyAge = false): Promise<AccessClaims | undefined> {
    try {
      if (!isCanonical(token)) return undefined
      const { kid } = decodeProtectedHeader(token)
      const key = this.#access.find(({ id }) => id === kid)
      if (!key) return undefined
      const { payload } = await jwtVerify(token, await this.#keyOfAccess(key), {
        algorithms: ['HS256'],
        currentDate: this.#clock.now(),
        clockTolerance: toleranceSeconds,
        ...(!anyAge && { maxTokenAge: acceptedSeconds }),
      })
      return accessClaims.safeParse(payload).data
    } catch {
      return undefined
    }
  }

  #keyOfAccess({ id, bytes }: DerivedKey): Promise<webcrypto.CryptoKey> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = this.#readKeys.get(id)
    if (key) return key
    const read = webcrypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
    this.#readKeys.set(id, read)
    return read
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

/** Base64url leaves bits of a last character unused, so that several texts have the same bytes; one of them is a token's. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
