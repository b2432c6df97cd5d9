import { randomPart } from '@dvor/api/db/random-part.ts'
import { deviceKeyOf } from '@dvor/contract/values/device-key.ts'
import { readSitePath, sitePath } from '@dvor/contract/site/site-path.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { isSameForAll } from '@dvor/contract/site/site-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { createRequestHandler } from 'react-router'
import type { PageCache } from '../page-cache/page-cache.ts'
import { inProcessFetch, type CallNotes } from './in-process-fetch.ts'
import { previewOf } from './preview-of.ts'
import type { SiteBuild } from './site-build.ts'

interface RendererOptions {
  /** Has the API under `/api`. */
  readonly app: FastifyInstance
  /** Answers of public collections in memory. */
  readonly reads: PageCache
  /** Origin under which guests reach the site, without a trailing slash. */
  readonly publicUrl: string
  readonly mode: 'production' | 'development'
  /** Asked for each page, so that hot reload is seen. */
  readonly build: () => Promise<SiteBuild>
}

export interface Rendered {
  /** Its body is empty where there is a text. */
  readonly response: Response
  /** The page as text; null for other answers: redirects, data, files. */
  readonly html: string | null
  readonly nonce: string
  /** Every call to the API that the page needed succeeded or failed finally. */
  readonly complete: boolean
}

/** Renders one address (path and query) for the visitor of a request. */
export type RenderPage = (request: FastifyRequest, method: string, address: string) => Promise<Rendered>

/** Renders addresses through the site's request handler, each with its own nonce and access to the API. */
export function pageRenderer({ app, publicUrl, mode, build, reads }: RendererOptions): RenderPage {
  return async (request, method, address) => {
    const { pathname, searchParams } = new URL(publicUrl + address)
    const { language } = readSitePath(pathname)
    const site = await build()
    const { contextOf } = site.entry.module
    // Without a policy browsers show nonces to scripts, and hydration stumbles over them.
    const nonce = mode === 'production' ? randomPart(16).toString('base64url') : ''
    const notes: CallNotes = { incomplete: false }
    const visitor = { ip: request.ip, device: deviceFor(request, address), reads }
    const fetch = inProcessFetch(app, visitor, notes)
    const delivered: { html: string | null } = { html: null }
    const context = contextOf({
      fetch,
      deliver: (html) => void (delivered.html = html),
      preview: previewOf(request, searchParams, fetch),
      publicUrl,
      language,
      now: new Date(),
      nonce,
      report: (error) => request.log.error({ err: error }, 'a page failed'),
    })
    const answer = handlerOf(site, language, mode)
    const response = await answer(fetchRequest(request, method, publicUrl + address), context)
    return { response, ...delivered, nonce, complete: !notes.incomplete }
  }
}

/** A cached page is the same for everybody, so it must not show a device's own nights. */
function deviceFor({ headers }: FastifyRequest, address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return isSameForAll(pathname, searchParams) ? undefined : deviceKeyOf(headers.cookie)
}

type RequestHandler = ReturnType<typeof createRequestHandler>

const handlers = new WeakMap<SiteBuild, Map<Language, RequestHandler>>()

/** The site's handler of requests in a language, made once: its routes are sorted and compiled when it is made. */
function handlerOf(site: SiteBuild, language: Language, mode: RendererOptions['mode']): RequestHandler {
  const siteHandlers = handlers.get(site) ?? new Map<Language, RequestHandler>()
  handlers.set(site, siteHandlers)
  const cachedHandler = siteHandlers.get(language)
  if (cachedHandler) return cachedHandler
  const current = inLanguage(site, language)
  const handler = current.entry.module.createRequestHandler(current, mode)
  siteHandlers.set(language, handler)
  return handler
}

/**
 * The site once more below another path, with the scripts of its language: every link, form, redirect and navigation then
 * keeps to it.
 */
const inLanguage = (build: SiteBuild, language: Language): SiteBuild =>
  language === homeLanguage
    ? build
    : {
        ...build,
        basename: sitePath('/', language),
        assets: build.otherLanguages?.[language] ?? build.assets,
      }

function fetchRequest(request: FastifyRequest, method: string, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined
  return new Request(url, { method, headers, body })
}
