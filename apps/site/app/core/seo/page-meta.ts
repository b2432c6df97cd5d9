import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { homeLanguage, languages, commonLanguage, type Language } from '@dvor/format/languages.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { MetaDescriptor } from 'react-router'
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
   * Whether search engines are shown the page in other languages too. True by default; false for a long text of the owner.
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
  const language = languageOf(matches)
  const shown: readonly Language[] =
    page.isTranslated === false ? [homeLanguage] : offeredLanguages(frame?.settings)
  const spoken = (text: PageMeta['title']) => (typeof text === 'string' ? text : text[language])
  const name = frame?.settings?.business_name
  const ownTitle = spoken(page.title)
  const title = name && !ownTitle.includes(name) ? `${ownTitle} · ${name}` : ownTitle
  const origin = frame?.publicUrl ?? ''
  const address = origin + sitePath(page.path, shown.includes(language) ? language : homeLanguage)
  const image = origin + (page.image ? largePicture(page.image) : usualPicture(frame?.settings))
  const description = spoken(page.description)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : alternates(origin, page.path, shown)),
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

const alternates = (origin: string, path: string, shown: readonly Language[]): MetaDescriptor[] =>
  languageAddresses(origin, path, shown).map(({ hrefLang, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }))

/**
 * Returns a page's addresses by language for search engines; none for a page in one language only. Readers of a
 * language that is not among them get the English page, if there is one.
 */
export function languageAddresses(
  origin: string,
  path: string,
  shown: readonly Language[],
): { hrefLang: string; href: string }[] {
  if (shown.length === 1) return []
  const address = (language: Language) => origin + sitePath(path, language)
  const forOthers = shown.includes(commonLanguage) ? commonLanguage : homeLanguage
  return [
    ...shown.map((language) => ({ hrefLang: language, href: address(language) })),
    { hrefLang: 'x-default', href: address(forOthers) },
  ]
}
