import type { Method } from '@dvor/contract/calls/call-path.ts'
import type { CallAddress } from './address.ts'
import type { Language } from '@dvor/format/languages.ts'
import { isAbort, outcomeOf } from './answer.ts'
import { searchOf, type Params } from './query.ts'
import { createRenewal } from './renewal.ts'
import { failed, noAnswer, success, type Attempt } from './result.ts'
import type { Session } from '../session/session.ts'
import { withWriteKeys } from './write-keys.ts'

export interface CallOptions {
  query?: Params | URLSearchParams
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Lets the call go on after its page is closed. */
  keepalive?: boolean
  /** Called with the sent part of the body, 0 to 100, where the transport supports it. */
  onProgress?: (percent: number) => void
}

/** A fetch that reports its progress. */
export type UploadFetch = (
  url: string,
  init: RequestInit,
  onProgress: (percent: number) => void,
) => Promise<Response>

/** The parts of an answer that are read; any Response has them. */
export type Answer = Pick<Response, 'status' | 'json' | 'body'> & { headers?: Pick<Headers, 'get'> }

/** The part of fetch that calls need. */
export type Fetch = (url: string, init: RequestInit) => Promise<Answer>

export interface TransportOptions {
  /** `<origin>/api`, or `/api` in a browser. */
  baseUrl: string
  /** Any fetch: the browser's, Node's, or one that stays within the process. */
  fetch: Fetch
  /** For calls with a progress: `upload-progress.ts` in a browser. */
  upload?: UploadFetch
  /** Language of the owner's texts in records; Slovak by default. */
  locale?: Language
  /** Authorizes the calls; without one they are anonymous. */
  session?: Session
  /** Address of a public service that answers `{ "ip": … }`; without one the API answers. */
  ipService?: string
  /** One refresh at a time for all tabs; the browser's own by default. */
  locks?: LockManager
  /**
   * Asks the person whose session is over to sign in again; true once there is a session. All calls wait meanwhile,
   * and the refused one then goes on. Without it such a call fails with 401.
   */
  signInAgain?: () => Promise<boolean>
  /**
   * Asks the person to prove the identity again; true once done. The call that was refused without the proof then goes
   * on. Without it such a call fails with `proof_needed`.
   */
  prove?: () => Promise<boolean>
  /** Called after a call that was refused because the caller lacks the permission. */
  onForbidden?: () => void
}

/** Sends one request and reads its outcome; the only access to the network. */
export type Send = <T>(address: CallAddress<T>, options?: CallOptions) => Promise<Attempt<T>>

function requestInit(method: Method, options: CallOptions, token: string | null): RequestInit {
  const { body, signal, keepalive } = options
  const isForm = body instanceof FormData
  const headers = new Headers(options.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  return { method, headers, signal, keepalive, body: isForm ? body : JSON.stringify(body) }
}

/** Sends with the session's present token; throws only when the caller aborts. */
export function createSend({ baseUrl, fetch, upload, session }: TransportOptions): Send {
  return async ({ method, path }, options = {}) => {
    const url = `${baseUrl}${path}${searchOf(options.query ?? {})}`
    try {
      const init = requestInit(method, options, session?.token() ?? null)
      const { onProgress } = options
      return await outcomeOf(await (upload && onProgress ? upload(url, init, onProgress) : fetch(url, init)))
    } catch (error) {
      if (isAbort(error)) throw error
      return failed(noAnswer)
    }
  }
}

/** Opens an answer that is read as a stream, such as events. */
export type Open = (path: string, signal: AbortSignal) => Promise<Attempt<ReadableStream<Uint8Array>>>

function createOpen({ baseUrl, fetch, session }: TransportOptions): Open {
  return async (path, signal) => {
    const init = requestInit('GET', { signal }, session?.token() ?? null)
    try {
      const answer = await fetch(`${baseUrl}${path}`, init)
      return answer.status === 200 && answer.body ? success(answer.body) : await outcomeOf(answer)
    } catch (error) {
      if (isAbort(error)) throw error
      return failed(noAnswer)
    }
  }
}

export interface Transport {
  /**
   * One call of the API. On 401 the session is renewed once and the call repeated once; calls that begin during a
   * renewal wait for it.
   */
  attempt: Send
  /** The same for a streamed answer. */
  open: Open
  /** Renews the session now. @returns whether it is alive */
  renew(): Promise<boolean>
}

/** The access to the API for a whole client. */
export function createTransport(options: TransportOptions): Transport {
  const send = createSend(options)
  const open = createOpen(options)
  const { session, signInAgain } = options
  if (!session) return { attempt: send, open, renew: async () => false }
  const locks = options.locks ?? globalThis.navigator?.locks
  const renewal = createRenewal({ send, session, locks, signInAgain })
  const replayed = async <T>(call: () => Promise<Attempt<T>>): Promise<Attempt<T>> => {
    await renewal.underWay()
    const sentWith = session.token()
    const outcome = await call()
    if (outcome.ok || outcome.error.status !== 401) return outcome
    if (!session.refreshToken() && !signInAgain) return outcome
    const renewed = await renewal.renew(sentWith)
    return renewed.ok ? call() : failed(renewed.error)
  }
  const attempt: Send = async (address, callOptions) => {
    const call = () => replayed(() => send(address, callOptions))
    const outcome = await call()
    if (!outcome.ok && outcome.error.code === 'forbidden') options.onForbidden?.()
    const isUnproven = !outcome.ok && outcome.error.code === 'proof_needed'
    return isUnproven && options.prove && (await options.prove()) ? call() : outcome
  }
  return {
    attempt: withWriteKeys(attempt),
    open: (path, signal) => replayed(() => open(path, signal)),
    renew: async () => (await renewal.renew(session.token())).ok,
  }
}
