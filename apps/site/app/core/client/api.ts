import { createClient, type Client } from '@dvor/client/client.ts'
import { collectionAddresses } from '@dvor/client/transport/address.ts'
import type { Collection, ListItem } from '@dvor/contract/declaration/collection.ts'
import type { Language } from '@dvor/format/languages.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit.ts'

/** Clients by context: a page makes a dozen calls, and making a client takes longer than some of them. */
const clients = new WeakMap<Readonly<RouterContextProvider>, Client>()

/**
 * Returns the API for a loader or an action: in the process, as an anonymous visitor. Any status but 200 becomes null.
 */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
  const cachedClient = clients.get(context)
  if (cachedClient) return cachedClient
  const { fetch, publicUrl, language } = context.get(visitContext)
  const client = createClient({ baseUrl: `${publicUrl}/api`, fetch, ...localeOf(language) })
  clients.set(context, client)
  return client
}

/** Slovak texts are read without a language, under one address with all other programs. */
const localeOf = (language: Language) => (language === homeLanguage ? {} : { locale: language })

/**
 * Returns the record of a preview as its owner may read it, also one that visitors do not see; null without a preview,
 * for another collection's record and for anyone but an owner.
 */
export async function previewedRecord<C extends Collection>(
  context: Readonly<RouterContextProvider>,
  collection: C,
): Promise<ListItem<C> | null> {
  const { preview, publicUrl, language } = context.get(visitContext)
  if (!preview) return null
  const { call } = createClient({ baseUrl: `${publicUrl}/api`, fetch: preview.fetch })
  const query = { id: preview.id, ...localeOf(language) }
  const rows = await call(collectionAddresses<C>(collection.name).list, { query })
  return rows?.[0] ?? null
}

/** A list of a page with the previewed record in it, in place of itself or at the end. */
export async function withPreviewed<C extends Collection>(
  context: Readonly<RouterContextProvider>,
  collection: C,
  rows: ListItem<C>[] | null,
): Promise<ListItem<C>[] | null> {
  const previewed = await previewedRecord(context, collection)
  if (!previewed || !rows) return rows
  return [...rows.filter(({ id }) => id !== previewed.id), previewed]
}
