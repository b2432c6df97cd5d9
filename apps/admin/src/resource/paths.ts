import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { hasAddRoute, hasEditRoute, recordSuffix } from '../app/route-patterns.ts'

/** Screen of a record, null where the collection has none. */
export const editPath = (collection: Collection, id: string): string | null =>
  collection.adminPath && hasEditRoute(collection)
    ? collection.adminPath + recordSuffix(collection).replace(':id', id)
    : null

/** Screen on which a record is created, null where there is none. */
export const addPath = (collection: Collection): string | null =>
  collection.adminPath && hasAddRoute(collection) ? `${collection.adminPath}/add` : null

/** Where the public site shows a record, null where it does not. */
export function sitePath(collection: Collection, record: Record<string, unknown>): string | null {
  const slug = typeof record['slug'] === 'string' ? record['slug'] : null
  if (collection.name === 'accommodation-units') return slug && `/ubytovanie/${slug}`
  if (collection.name === 'services') return slug && `/rezervacia?service=${slug}`
  if (collection.name === 'text-blocks') return textPages[String(record['page'])] ?? null
  return sitePages[collection.name] ?? null
}

/** Where the texts of a page stand, by the page name of a text block. */
const textPages: Readonly<Record<string, string>> = {
  Úvod: '/uvod',
  Ubytovanie: '/ubytovanie',
  Cenník: '/cennik',
  'O nás': '/o-nas',
  Výlety: '/vylety',
  Lokalita: '/lokalita',
  Galéria: '/galeria',
  'Naša produkcia': '/nasa-produkcia',
  Aktivity: '/aktivity',
  Kontakt: '/kontakt',
  Blog: '/blog',
  Sály: '/saly',
  'Sezónne ponuky': '/sezonne-ponuky',
  'Obchodné podmienky': '/obchodne-podmienky',
  'Ochrana osobných údajov': '/ochrana-osobnych-udajov',
}

const sitePages: Readonly<Record<string, string>> = {
  'accommodation-objects': '/ubytovanie',
  activities: '/aktivity',
  'activity-prices': '/cennik',
  contacts: '/kontakt',
  galleries: '/galeria',
  halls: '/saly',
  'image-blog-articles': '/nasa-produkcia',
  'seasonal-offers': '/sezonne-ponuky',
}
