import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { listedPages, speaksEnglish } from '../../public-pages.ts'
import { pageNames } from './page-names.ts'
import type { Thing } from './describe.ts'

interface Trail {
  publicUrl: string
  language: Language
  /** Address of the page, from the root and in Slovak. */
  path: string
  /** Name of the page's own record, where it shows one. */
  title?: string
}

const home = '/uvod'

/** The way from the home page to a page; null for the home itself. */
export function trailThing({ publicUrl, language, path, title }: Trail): Thing | null {
  const section = listedPages.find((page) => page !== home && (path === page || path.startsWith(`${page}/`)))
  if (!section) return null
  const steps = [
    { name: pageNames[home][language], path: home },
    { name: pageNames[section][language], path: section },
    ...(title && path !== section ? [{ name: title, path }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + sitePath(step.path, speaksEnglish(step.path) ? language : 'sk'),
    })),
  }
}
