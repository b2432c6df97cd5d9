import '@dvor/ui/tokens.css'
import '@dvor/ui/base.css'
import './styles/fonts.css'
import './styles/page.css'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { useLanguage } from './language/use-language.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { loadFrame, type Frame } from './layout/load-frame.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { useLaterParts } from './layout/later-parts.ts'
import { useAlive } from './layout/use-alive.ts'
import { fontPreloads } from './styles/fonts.ts'

/** Settings and documents of the frame around every page. */
export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

/** The frame stays while one walks through the site; a new visit loads it again. */
export const shouldRevalidate = () => false

export const links = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  useAlive()
  useLaterParts()
  const language = useLanguage()
  const frame = useRouteLoaderData<Frame>('root')
  // A page that is another place than the house (`handle = { bare: true }`) has none of its frame.
  const bare = useMatches().some(({ handle }) => isBare(handle))
  return (
    // What scripts write on the root before React is there (later-parts.ts) is none of its business.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f3d2b" />
        {frame?.settings?.sample_mode && <meta name="robots" content="noindex, nofollow" />}
        <Meta />
        <Links />
      </head>
      <body>
        {bare ? children : <SiteLayout frame={frame}>{children}</SiteLayout>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const isBare = (handle: unknown) => typeof handle === 'object' && handle !== null && 'bare' in handle

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
