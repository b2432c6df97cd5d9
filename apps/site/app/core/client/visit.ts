import type { Fetch } from '@dvor/client/transport/transport.ts'
import type { Language } from '@dvor/format/languages.ts'
import { createContext, type RouterContext } from 'react-router'

/** Data that the server hands to the loaders for one visit of one page. */
export interface Visit {
  /** Calls the API inside the process, as an anonymous visitor with the visitor's own address. */
  readonly fetch: Fetch
  /** Record that its owner looks at before visitors see it; its fetch has the owner's bearer. */
  readonly preview: { readonly id: string; readonly fetch: Fetch } | null
  /** Origin of the site without a trailing slash, for canonical addresses. */
  readonly publicUrl: string
  /** Language of the requested address. */
  readonly language: Language
  /** Moment of the visit. Pages use no other clock. */
  readonly now: Date
  /** Allows this page's own inline scripts in the content security policy; empty where there is no policy. */
  readonly nonce: string
  /** Hands over the finished page; as the body of a web answer it would be encoded, streamed and decoded again. */
  deliver(html: string): void
  /** Logs an error. The visitor sees none of it. */
  report(error: unknown): void
}

export const visitContext: RouterContext<Visit> = createContext<Visit>()
