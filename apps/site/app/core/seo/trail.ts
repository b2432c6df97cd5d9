import { sitePath } from '@dvor/contract/site/site-path.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { pageWords } from '@dvor/texts/areas.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { contentPageAt } from '@dvor/contract/site/site-pages.ts'
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
  const section = Object.values(contentPages).find(
    (page) => page.sitemap === 'path' && (path === page.path || path.startsWith(`${page.path}/`)),
  )
  if (!section || section.path === home.path) return null
  const names = pageWords[language]
  const steps = [
    { name: names[home.path].name, path: home.path },
    { name: names[section.path].name, path: section.path },
    ...(title && path !== section.path ? [{ name: title, path }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + sitePath(step.path, contentPageAt(step.path)?.isOwnersText ? homeLanguage : language),
    })),
  }
}
