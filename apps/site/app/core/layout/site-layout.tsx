import { ToastRegion, useToast } from '@dvor/ui/toast.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMatches, useLocation, useNavigation } from 'react-router'
import { frameWords } from '@dvor/texts/areas.ts'
import type { SlovakShare } from '../language/slovak-share.ts'
import { Footer } from './footer.tsx'
import type { Frame } from '../client/load-frame.ts'
import { Navigation } from './navigation.tsx'
import { useWords } from '../language/use-language.ts'
import classes from './site-layout.module.css'
import progressClasses from './navigation-progress.module.css'

/** The frame around every page: skip link, sample banner, navigation, the page, footer, toasts. */
export function SiteLayout({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <ToastRegion label={words['toasts.label']} closeLabel={words['toasts.close']}>
      <a className={classes.skipLink} data-screen-only href="#obsah">
        {words['skip.content']}
      </a>
      {frame?.settings?.sample_mode && (
        <aside className={classes.sampleBanner} data-screen-only aria-label={words['sample.label']}>
          {words['sample.banner']}
        </aside>
      )}
      <NavigationProgress />
      <Navigation settings={frame?.settings} />
      <PageContent>
        <LanguageNote />
        {children}
      </PageContent>
      {frame && <Footer frame={frame} />}
      {frame?.documents === null && <DocumentsFailure />}
    </ToastRegion>
  )
}

/** The page itself. After a navigation the focus moves to its start, as after a full load. */
function PageContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="obsah" ref={content} tabIndex={-1}>
      {children}
    </main>
  )
}

/** Says on an English page that text of the owner is in Slovak; nothing where all of it is in English. */
function LanguageNote() {
  const words = useWords(frameWords)
  const share = shareOf(useMatches().at(-1)?.loaderData)
  return share && <p className={`${classes.languageNote} page-width`}>{words[`note.${share}`]}</p>
}

/** The share that a content page's loader found (`pageData`). */
function shareOf(loaderData: unknown): SlovakShare {
  const { head } = (loaderData ?? {}) as { head?: { slovakShare?: SlovakShare } }
  return head?.slovakShare ?? null
}

/** Shows the notice of docs/product.md, Texts and numbers, when the footer's documents could not be loaded. */
function DocumentsFailure() {
  const words = useWords(frameWords)
  const show = useToast()
  const title = words['footer.documents.error.title']
  const text = words['footer.documents.error.description']
  useEffect(() => show({ key: 'footer-documents', kind: 'danger', title, text }), [show, title, text])
  return <span hidden data-starts-scripts />
}

/** A thin line at the top while the next page is fetched; not shown for pages that come at once. */
function NavigationProgress() {
  const words = useWords(frameWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <output
      className={
        busy
          ? `${progressClasses.navigationProgress} ${progressClasses.busy}`
          : progressClasses.navigationProgress
      }
    >
      {busy && <span className="visually-hidden">{words['nav.loading']}</span>}
    </output>
  )
}
