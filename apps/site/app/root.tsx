import '@dvor/ui/tokens.css'
import '@dvor/ui/base.css'
import './core/styles/fonts.css'
import './core/styles/page.css'
import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { readSitePath } from '@dvor/contract/site/site-path.ts'
import { useMemo, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { BrandHead } from './core/layout/brand-head.tsx'
import { OwnersTextsContext, shownTexts } from './core/language/owners-text.tsx'
import { LanguageContext, useAddressLanguage } from './core/language/use-language.ts'
import { ErrorPage } from './core/errors/error-page.tsx'
import { useLeaving } from './core/links/leaving.ts'
import { loadFrame, type Frame } from './core/client/load-frame.ts'
import { isOpenToSearch } from './core/seo/open-to-search.ts'
import { SiteLayout } from './core/layout/site-layout.tsx'
import { useLaterParts } from './core/loading/later-parts.ts'
import { laterScripts } from './core/loading/later-scripts.ts'
import { useAlive } from './core/loading/use-alive.ts'
import { fontPreloads } from './core/styles/fonts.ts'

/** Settings and documents of the frame around every page; leads to the Slovak page where the owner does not offer the language. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Frame> {
  const frame = await loadFrame(context)
  if (offeredLanguages(frame.settings).includes(frame.language)) return frame
  const { pathname, search } = new URL(request.url)
  // Absolute, because the router puts its base path in front of any other address.
  throw redirect(frame.publicUrl + readSitePath(pathname).path + search)
}

/** Loads the frame once per visit and keeps it during navigation. */
export const shouldRevalidate = () => false

export const links = () => [...fontPreloads, { rel: 'manifest', href: '/site.webmanifest' }]

export function Layout({ children }: { children: ReactNode }) {
  useAlive()
  useLaterParts()
  useLeaving()
  const language = useAddressLanguage()
  const frame = useRouteLoaderData<Frame>('root')
  const texts = useMemo(() => shownTexts(frame?.texts ?? {}, language), [frame?.texts, language])
  // A page of another site (`handle = { bare: true }`) has no frame.
  const bare = useMatches().some(({ handle }) => isBare(handle))
  return (
    // React ignores what scripts write on the root before hydration (later-parts.ts).
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isClosed(frame) && <meta name="robots" content="noindex, nofollow" />}
        <Meta />
        <Links />
        <BrandHead settings={frame?.settings} />
      </head>
      <body>
        <LanguageContext value={language}>
          <OwnersTextsContext value={texts}>
            {bare ? children : <SiteLayout frame={frame}>{children}</SiteLayout>}
          </OwnersTextsContext>
        </LanguageContext>
        <ScrollRestoration />
        <noscript id={laterScripts}>
          <Scripts />
        </noscript>
      </body>
    </html>
  )
}

/** Search engines stay out of a sample, and until the owner opens the site for them. */

const isClosed = (frame: Frame | undefined) => frame?.settings && !isOpenToSearch(frame.settings)

const isBare = (handle: unknown) => typeof handle === 'object' && handle !== null && 'bare' in handle

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
