import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { contentPageAt, listedPages } from '@dvor/contract/site/site-pages.ts'
import type { Thing } from './describe.ts'

interface Trail {
  publicUrl: string
  language: Language
  /** Path of the page in Slovak. */
  path: string
  /** Name of the record that the page shows, if any. */
  title?: string
}

const { home } = contentPages

/** Builds the breadcrumbs from the home page to a page; null for the home page itself. */
export function trailThing({ publicUrl, language, path, title }: Trail): Thing | null {
  const section = listedPages.find(
    (page) => page.sitemap === 'path' && (path === page.path || path.startsWith(`${page.path}/`)),
  )
  if (!section || section.path === home.path) return null
  const steps = [
    { name: home.name[language], path: home.path },
    { name: section.name[language], path: section.path },
    ...(title && path !== section.path ? [{ name: title, path }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + sitePath(step.path, contentPageAt(step.path)?.english ? language : 'sk'),
    })),
  }
}
