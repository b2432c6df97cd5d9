import type { UploadedFile } from '@dvor/contract/uploads.ts'
import type { MetaDescriptor } from 'react-router'
import type { Frame } from '../layout/load-frame.ts'
import { largePicture } from './large-picture.ts'

interface PageMeta {
  title: string
  description: string
  /** The page's one address, from the root, for example `/cennik`. */
  path: string
  /** Picture for shared links; the house's own where a page has none. */
  image?: Pick<UploadedFile, 'formats' | 'url' | 'alt'> | null
  kind?: 'website' | 'article'
  /** Keeps the page out of search engines (everything with a token, and the flow's steps). */
  noindex?: boolean
}

interface Match {
  id: string
  loaderData?: unknown
}
export type Matches = readonly (Match | undefined)[]

/** Title, description, canonical address, robots and Open Graph of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined
  const name = frame?.settings?.business_name
  const title = name && !page.title.includes(name) ? `${page.title} · ${name}` : page.title
  const address = `${frame?.publicUrl ?? ''}${page.path}`
  const image = `${frame?.publicUrl ?? ''}${page.image ? largePicture(page.image) : '/og-default.jpg'}`
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    ...(name ? [{ property: 'og:site_name', content: name }] : []),
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(page.image?.alt ? [{ property: 'og:image:alt', content: page.image.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: 'sk_SK' },
  ]
}
