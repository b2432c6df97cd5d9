import type { ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { documents } from '@dvor/contract/collections/content/documents.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import { dayParts } from '@dvor/format/days.ts'
import { translationChain } from '@dvor/format/languages.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf, withPreviewed } from './api.ts'
import { listAll } from './list-all.ts'
import { picked } from './picked.ts'
import { visitContext } from './visit.ts'

/** The settings that frame, head and structured data show. Everything in a frame is sent with every page. */
const shownSettings = [
  'business_name',
  'legal_name',
  'street',
  'postal_code',
  'city',
  'country',
  'ico',
  'latitude',
  'longitude',
  'email',
  'phone',
  'facebook_url',
  'instagram_url',
  'vat_payer',
  'check_in_from',
  'check_out_until',
  'voucher_sale',
  'hidden_languages',
  'hidden_pages',
  'menu_order',
  'logo',
  'icon',
  'colour_primary',
  'colour_accent',
  'colour_paper',
  'sample_mode',
  'open_to_search',
] as const

export type Settings = Pick<SingleRecord<typeof globalSettings>, (typeof shownSettings)[number]>

export interface Frame {
  /** Null when the settings could not be read. */
  settings: Settings | null
  /** Active documents that have a file; null when they could not be read (a toast says so). */
  documents: { title: string; url: string }[] | null
  /** For the copyright line. */
  year: number
  publicUrl: string
  language: Language
  /** The owner's short texts in the page's language; absent on a Slovak page. */
  texts?: OwnersTexts
}

/** Reads the data of the frame. Never fails: a page without its footer is still a page. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<Frame> {
  const api = apiOf(context)
  const { now, publicUrl, language } = context.get(visitContext)
  const [settings, rows, texts] = await Promise.all([
    api.singleton(globalSettings).read(),
    listAll((page) => api.resource(documents).list({ active: true, ...page })).then((rows) =>
      withPreviewed(context, documents, rows),
    ),
    translationChain(language).length > 0 ? api.pages.ownersTexts({ locale: language }) : null,
  ])
  const { year } = dayParts(todayIn(now))
  return {
    settings: settings && picked(settings, shownSettings),
    documents: rows && withFile(rows),
    year,
    publicUrl,
    language,
    ...(texts && { texts }),
  }
}

function withFile(rows: ListItem<typeof documents>[]) {
  return rows.flatMap(({ title, file }) => (file ? [{ title, url: file.url }] : []))
}
