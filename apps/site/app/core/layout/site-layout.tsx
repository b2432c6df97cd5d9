import { ToastRegion } from '@dvor/ui/toast.tsx'
import type { ReactNode } from 'react'
import { DocumentsFailure } from './documents-failure.tsx'
import { Footer } from './footer.tsx'
import type { Frame } from '../client/load-frame.ts'
import { PageContent } from './page-content.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Navigation } from './navigation.tsx'
import { useText } from './use-text.ts'
import classes from './site-layout.module.css'

/** The frame around every page: skip link, sample banner, navigation, the page, footer, toasts. */
export function SiteLayout({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const t = useText()
  return (
    <ToastRegion label={t('toasts.label')} closeLabel={t('toasts.close')}>
      <a className={classes.skipLink} data-screen-only href="#obsah">
        {t('skip.content')}
      </a>
      {frame?.settings?.sample_mode && (
        <aside className={classes.sampleBanner} data-screen-only aria-label={t('sample.label')}>
          {t('sample.banner')}
        </aside>
      )}
      <NavigationProgress />
      <Navigation settings={frame?.settings} />
      <PageContent>{children}</PageContent>
      {frame && <Footer frame={frame} />}
      {frame?.documents === null && <DocumentsFailure />}
    </ToastRegion>
  )
}
