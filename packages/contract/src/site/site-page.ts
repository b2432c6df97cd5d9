import type { Words } from '../declaration/field.ts'

/** The collections whose active records have a page each. */
export const collectionsWithPages = ['accommodation-units', 'blog-articles'] as const
export type CollectionWithPages = (typeof collectionsWithPages)[number]

/** A text block of a page, which the owner edits. */
export interface PageBlock {
  readonly mark: string
  /** Purpose of its title, content and picture, for the owner. */
  readonly use: Words
  /** Whether the page shows the block's picture. */
  readonly picture: boolean
  /** Written in English, for the English page alone. */
  readonly isEnglish?: boolean
}

interface PageAddress {
  /** Address from the root in Slovak, for example `/cennik`; `:slug` stands for a record. English adds `/en` in front. */
  readonly path: `/${string}`
  /** Further addresses of the same page. */
  readonly alsoAt?: readonly `/${string}`[]
  /** Collections whose records the back office previews here, with the part of the address after the path. */
  readonly previews?: Readonly<Record<string, string>>
  /** Collections whose records signed-in owners preview here before visitors see them (`ownerPreviewPath`). */
  readonly ownerPreviews?: readonly string[]
}

/** A page with the same bytes for every visitor. The server keeps it in memory, and the sitemap lists it. */
export interface ContentPage extends PageAddress {
  /** A long text of the owner: other languages exist, but search engines are shown that of the property alone. */
  readonly isOwnersText?: true
  /** Changes after which the server renders the page again: of content, or of content and booked nights. */
  readonly keptUntil: 'content' | 'content and nights'
  /** Query parameters that change the page; with one of them it is rendered for its visitor alone. */
  readonly ownQuery?: readonly string[]
  /** Entries of the sitemap: the path, or the address of each active record of a collection. */
  readonly sitemap: 'path' | CollectionWithPages
  /** The owner's texts: the name for `GET /text-blocks?page=`, and each block. */
  readonly texts?: { readonly page: string; readonly blocks: readonly PageBlock[] }
}

/** A page for one visitor: a form, a booking, a reservation by its token. The server renders it for each visit. */
export interface GuestPage extends PageAddress {
  /** Whether `robots.txt` excludes it; the page itself has `noindex` where its address contains a token. */
  readonly disallowed?: boolean
}
