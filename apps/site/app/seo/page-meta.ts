import type { MetaDescriptor } from 'react-router'
import type { Frame } from '../layout/load-frame.ts'

interface PageMeta {
  title: string
  description: string
  /** The page's one address, from the root, for example `/cennik`. */
  path: string
  /** Picture for shared links, as a path on our origin. */
  image?: string
  /** Keeps the page out of search engines (everything with a token, and the flow's steps). */
  noindex?: boolean
}

interface Match {
  id: string
  loaderData?: unknown
}

/** Title, description, canonical address, robots and Open Graph of a page. */
export function pageMeta(matches: readonly (Match | undefined)[], page: PageMeta): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined
  const name = frame?.settings?.business_name
  const title = name && !page.title.includes(name) ? `${page.title} · ${name}` : page.title
  const address = `${frame?.publicUrl ?? ''}${page.path}`
  const image = `${frame?.publicUrl ?? ''}${page.image ?? '/og-default.jpg'}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: 'sk_SK' },
  ]
}
