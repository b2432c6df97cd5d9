import type { Language } from '../values/values.ts'

/** A text block of a page, which the owner edits. */
export interface PageBlock {
  readonly mark: string
  /** Tells the owner what its title, content and picture are for. */
  readonly use: string
  /** Whether the page shows the block's picture. */
  readonly picture: boolean
}

interface PageAddress {
  /** Address from the root in Slovak, for example `/cennik`; `:slug` stands for a record. English adds `/en` in front. */
  readonly path: `/${string}`
  /** Further addresses of the same page. */
  readonly alsoAt?: readonly `/${string}`[]
  /** Collections whose records the back office previews here, with what their address adds to the path. */
  readonly previews?: Readonly<Record<string, string>>
}

/** A page with the same bytes for every visitor. The server keeps it in memory, and the sitemap lists it. */
export interface ContentPage extends PageAddress {
  /** What titles and breadcrumbs call the page. */
  readonly name: Readonly<Record<Language, string>>
  /** Title and description of the English page where the name says too little; null for a page that is Slovak only. */
  readonly english: { readonly title?: string; readonly description?: string } | null
  /** What makes the server render the page anew: changed content, or changed content and booked nights. */
  readonly keptUntil: 'content' | 'content and nights'
  /** Names in the query that change the page; with one of them it is rendered for its visitor alone. */
  readonly ownQuery?: readonly string[]
  /** What the sitemap lists: the path, or the address of each active record of a collection. */
  readonly sitemap: 'path' | 'accommodation-units' | 'blog-articles'
  /** The owner's texts: the name under which `GET /text-blocks?page=` finds them, and each block. */
  readonly texts?: { readonly page: string; readonly blocks: readonly PageBlock[] }
}

/** A page of one visitor: a form, a booking, a reservation behind its token. The server renders it for each visit. */
export interface GuestPage extends PageAddress {
  /** Whether `robots.txt` keeps search engines away; the page itself says `noindex` where its address has a token. */
  readonly disallowed?: boolean
}
