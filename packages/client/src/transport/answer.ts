import type { ApiErrorBody } from '@dvor/contract/errors/errors.ts'
import { failed, success, type Attempt, type Failure } from './result.ts'
import type { Answer } from './transport.ts'

/** The one status that counts as success (docs/contract.md, Collections). */
const successStatus = 200

// Checked by hand instead of with the contract's schema, because pages for visitors must not load zod for this.
function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

/** Failure for an answer that is not the API's: a proxy's page, a cut body. */
const unreadable = (status: number): Failure => ({ status, code: 'internal', message: '' })

async function jsonOf(answer: Answer): Promise<{ body: unknown } | null> {
  try {
    return { body: await answer.json() }
  } catch (error) {
    if (isAbort(error)) throw error
    return null
  }
}

/** Whether the caller itself aborted; that is no outcome of the call and is thrown. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

const requests = new WeakMap<object, string>()

function noteRequest(body: unknown, { headers }: Answer): void {
  const request = headers?.get('request-id')
  if (request && typeof body === 'object' && body !== null) requests.set(body, request)
}

/** The id of the write that a value is the answer of, under which the history has its changes; undefined for others. */
export const requestOf = (value: object): string | undefined => requests.get(value)

/** Reads an answer: its JSON when the status is 200, the API's error otherwise. */
export async function outcomeOf<T>(answer: Answer): Promise<Attempt<T>> {
  const json = await jsonOf(answer)
  if (answer.status !== successStatus) {
    const body = json?.body
    return failed(isErrorBody(body) ? { ...body, status: answer.status } : unreadable(answer.status))
  }
  noteRequest(json?.body, answer)
  // The contract's schemas shape every answer on the server, so it is not checked again.
  return json ? success(json.body as T) : failed(unreadable(answer.status))
}
