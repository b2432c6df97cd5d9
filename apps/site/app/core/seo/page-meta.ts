import { sitePath } from '@dvor/contract/site/site-path.ts'
import { homeLanguage, languages, type Language } from '@dvor/format/languages.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { MetaDescriptor } from 'react-router'
import { isOfferedInEnglish } from '../language/english-site.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import type { Frame, Settings } from '../client/load-frame.ts'
import { largePicture } from './large-picture.ts'

interface PageMeta {
  /** The owner's text, or our own words in every language. */
  title: string | InLanguages<string>
  description: string | InLanguages<string>
  /** The page's canonical path, in Slovak, for example `/cennik`. */
  path: string
  /**
   * Whether search engines are shown the English page too. True by default; false for a long Slovak text of the owner.
   */
  isTranslated?: boolean
  /** Picture for shared links; the property's own by default. */
  image?: Pick<PictureFile, 'formats' | 'url' | 'alt'> | null
  kind?: 'website' | 'article'
  /** Keeps the page out of search engines (pages with a token, steps of the booking). */
  noindex?: boolean
}

interface Match {
  id: string
  loaderData?: unknown
}
export type Matches = readonly (Match | undefined)[]

const frameOf = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined

/** Returns the language of the page; Slovak when the frame could not be read. */
export const languageOf = (matches: Matches): Language => frameOf(matches)?.language ?? homeLanguage

/** Builds title, description, canonical address, language alternates, robots and Open Graph tags of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const frame = frameOf(matches)
  const isTranslated = (page.isTranslated ?? true) && isOfferedInEnglish(frame?.settings)
  const language = languageOf(matches)
  const spoken = (text: PageMeta['title']) => (typeof text === 'string' ? text : text[language])
  const name = frame?.settings?.business_name
  const ownTitle = spoken(page.title)
  const title = name && !ownTitle.includes(name) ? `${ownTitle} · ${name}` : ownTitle
  const origin = frame?.publicUrl ?? ''
  const address = origin + sitePath(page.path, isTranslated ? language : homeLanguage)
  const image = origin + (page.image ? largePicture(page.image) : usualPicture(frame?.settings))
  const description = spoken(page.description)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : alternates(origin, page.path, isTranslated)),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(name ? [{ property: 'og:site_name', content: name }] : []),
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(page.image?.alt ? [{ property: 'og:image:alt', content: page.image.alt }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { property: 'og:locale', content: languages[language].locale.replace('-', '_') },
  ]
}

/** Returns the default picture of shared links: the sample's scene, or the property's icon. */
export const usualPicture = (settings: Settings | null | undefined): string =>
  settings?.sample_mode ? '/og-default.jpg' : '/icons/icon-512.png'

const alternates = (origin: string, path: string, isTranslated: boolean): MetaDescriptor[] =>
  languageAddresses(origin, path, isTranslated).map(({ hrefLang, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }))

/**
 * Returns a page's addresses by language for search engines; none for a page that is Slovak only. Czech readers get the
 * Slovak page, all others the English one.
 */
export function languageAddresses(
  origin: string,
  path: string,
  isTranslated: boolean,
): { hrefLang: string; href: string }[] {
  if (!isTranslated) return []
  const [slovak, english] = [origin + path, origin + sitePath(path, 'en')]
  return [
    { hrefLang: 'sk', href: slovak },
    { hrefLang: 'cs', href: slovak },
    { hrefLang: 'en', href: english },
    { hrefLang: 'x-default', href: english },
  ]
}
