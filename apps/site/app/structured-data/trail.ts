import { listedPages } from '../public-pages.ts'
import { pageNames } from '../seo/page-names.ts'
import type { Thing } from './describe.ts'

interface Trail {
  publicUrl: string
  /** Address of the page, from the root. */
  path: string
  /** Name of the page's own record, where it shows one. */
  title?: string
}

/** The way from the home page to a page; null for the home itself. */
export function trailThing({ publicUrl, path, title }: Trail): Thing | null {
  const section = listedPages.find((page) => page !== '/' && (path === page || path.startsWith(`${page}/`)))
  if (!section) return null
  const steps = [
    { name: pageNames['/'], path: '/' },
    { name: pageNames[section], path: section },
    ...(title && path !== section ? [{ name: title, path }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  }
}
