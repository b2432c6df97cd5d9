import type { Fetch } from '@dvor/client/transport/transport.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { createContext, type RouterContext } from 'react-router'

/** What the server hands to the loaders for one visit of one page. */
export interface Visit {
  /** Reaches the API inside the process, as an anonymous visitor with the visitor's own address. */
  readonly fetch: Fetch
  /** Origin of the site without a trailing slash, for canonical addresses. */
  readonly publicUrl: string
  /** The language of the address that was asked for. */
  readonly language: Language
  /** The moment of the visit; the only clock that pages know. */
  readonly now: Date
  /** Lets this page's own inline scripts through the content security policy; empty where there is none. */
  readonly nonce: string
  /** Notes an error for the log; the visitor sees none of it. */
  report(error: unknown): void
}

export const visitContext: RouterContext<Visit> = createContext<Visit>()
