import { ToastRegion } from '@dvor/ui/toast.tsx'
import type { ReactNode } from 'react'
import { DocumentsFailure } from './documents-failure.tsx'
import { Footer } from './footer.tsx'
import type { Frame } from '../client/load-frame.ts'
import { LanguageNote } from './language-note.tsx'
import { PageContent } from './page-content.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Navigation } from './navigation.tsx'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import classes from './site-layout.module.css'

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
