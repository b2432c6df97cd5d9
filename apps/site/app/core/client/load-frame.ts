import type { ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { documents } from '@dvor/contract/collections/content/documents.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { dayParts } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf, withPreviewed } from './api.ts'
import { listAll } from './list-all.ts'
import { visitContext } from './visit.ts'

export type Settings = SingleRecord<typeof globalSettings>

export interface Frame {
  /** Null when the settings could not be read. */
  settings: Settings | null
  /** Active documents that have a file; null when they could not be read (a toast says so). */
  documents: { title: string; url: string }[] | null
  /** For the copyright line. */
  year: number
  publicUrl: string
  language: Language
}

/** Reads the data of the frame. Never fails: a page without its footer is still a page. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<Frame> {
  const api = apiOf(context)
  const { now, publicUrl, language } = context.get(visitContext)
  const [settings, rows] = await Promise.all([
    api.singleton(globalSettings).read(),
    listAll((page) => api.resource(documents).list({ active: true, ...page })).then((rows) =>
      withPreviewed(context, documents, rows),
    ),
  ])
  const { year } = dayParts(todayIn(now))
  return { settings, documents: rows && withFile(rows), year, publicUrl, language }
}

function withFile(rows: ListItem<typeof documents>[]) {
  return rows.flatMap(({ title, file }) => (file ? [{ title, url: file.url }] : []))
}
