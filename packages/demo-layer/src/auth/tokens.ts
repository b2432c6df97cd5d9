/** Tokens that look and age like real ones. The keys stand here for all to read: these tokens open nothing. */

const lifetimeSeconds = 10 * 60

const keys = { access: 'demo-access', refresh: 'demo-refresh' } as const

export type TokenKind = keyof typeof keys

interface Claims {
  id: number
  iat: number
  exp: number
}

/** A signed token (JWT, HS256) for an account, good for 10 minutes from `now`. */
export async function signToken(kind: TokenKind, id: number, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  const claims: Claims = { id, iat, exp: iat + lifetimeSeconds }
  const text = `${encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${encode(JSON.stringify(claims))}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(kind), bytesOf(text))
  return `${text}.${toBase64Url(new Uint8Array(signature))}`
}

/** The account of a token; null when it is forged, of the other kind or older than 10 minutes. */
export async function verifyToken(kind: TokenKind, token: string, now: Date): Promise<number | null> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  try {
    const fits = await crypto.subtle.verify(
      'HMAC',
      await keyOf(kind),
      fromBase64Url(signature),
      bytesOf(`${head}.${body}`),
    )
    const claims = JSON.parse(new TextDecoder().decode(fromBase64Url(body))) as Claims
    return fits && rest.length === 0 && now.getTime() < claims.exp * 1000 ? claims.id : null
  } catch {
    return null
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const encode = (text: string): string => toBase64Url(bytesOf(text))

function keyOf(kind: TokenKind): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytesOf(keys[kind]), algorithm, false, ['sign', 'verify'])
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0)
}
