import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { isHiddenPage } from '@dvor/contract/site/hidden-page.ts'
import { headOf, type ListedPage } from '../seo/page-head.ts'
import { apiOf } from '../client/api.ts'
import type { SlovakShare } from '../language/slovak-share.ts'
import type { Mark, PageName } from '@dvor/contract/site/text-marks.ts'
import { shownFile } from '../client/shown-file.ts'
import { visitContext } from '../client/visit.ts'

/** The fields of a text block that pages show, in the page's language where the owner wrote it in that. */
export interface TextBlock extends Pick<ListItem<typeof textBlocks>, 'title' | 'content'> {
  /** Slovak on an English page, which marks the text so; absent where the text is in the page's language. */
  lang?: Language
  image: PictureFile | null
}
/** The blocks of a page by their marks. A block that the owner emptied may be missing. */
export type Blocks = Partial<Record<Mark, TextBlock>>

/** A page that has texts of the owner. */
export type PageWithTexts = ContentPage & { readonly texts: { readonly page: PageName } }

/** Loads the text blocks of a page (docs/contract.md, Collections); null when they cannot be read. */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  { texts }: PageWithTexts,
): Promise<Blocks | null> {
  const { language } = context.get(visitContext)
  const rows = await apiOf(context).resource(textBlocks).list({ page: texts.page })
  if (!rows) return null
  const english = texts.blocks.filter(({ isEnglish }) => isEnglish).map(({ mark }) => mark)
  const writtenIn = (mark: string) => (english.includes(mark) ? 'en' : 'sk')
  return Object.fromEntries(rows.map((row) => [row.mark, textBlock(row, language, writtenIn(row.mark))]))
}

function textBlock(row: ListItem<typeof textBlocks>, language: Language, writtenIn: Language): TextBlock {
  const { title, content, text_languages } = row
  const textLanguage = text_languages?.['content'] ?? homeLanguage
  const lang = textLanguage === homeLanguage ? writtenIn : textLanguage
  return { title, content, image: shownFile(row.image), ...(lang !== language && { lang }) }
}

/**
 * Answers a content page's loader, with the page's head from the registry. A missing part (null) makes the status 503:
 * the page tells the visitor, and neither the cache nor search engines keep it. Throws a 404 for a page that the owner
 * has hidden.
 */
export async function pageData<T extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  page: ListedPage,
  parts: T,
) {
  const settings = await apiOf(context).singleton(globalSettings).read()
  if (settings && isHiddenPage(page.path, settings.hidden_pages)) throw data(null, { status: 404 })
  const complete = Object.values(parts).every((part) => part !== null)
  const head = { ...headOf(context, page), slovakShare: slovakShare(context, page, parts) }
  return data({ ...parts, head }, { status: complete ? 200 : 503 })
}

function slovakShare(
  context: Readonly<RouterContextProvider>,
  page: ListedPage,
  { blocks, ...records }: Record<string, unknown>,
): SlovakShare {
  if (context.get(visitContext).language === homeLanguage) return null
  const texts = Object.values((blocks ?? {}) as Blocks)
  const isOwners = 'isOwnersText' in page
  if (isOwners && texts.every(({ lang }) => lang)) return 'all'
  const isSlovak = texts.some(({ lang }) => lang) || (isOwners && Object.keys(records).length > 0)
  return isSlovak ? 'some' : null
}
