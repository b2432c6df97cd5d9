/** Pages that a house may lack, by their names in `contentPages`. */
export const hideablePages = [
  { value: 'about', label: 'O nás', english: 'About us' },
  { value: 'activities', label: 'Doplnkové služby', english: 'Extra services' },
  { value: 'trips', label: 'Výlety', english: 'Trips' },
  { value: 'gallery', label: 'Galéria', english: 'Gallery' },
  { value: 'products', label: 'Produkty', english: 'Products' },
  { value: 'location', label: 'Lokalita', english: 'Where to find us' },
  { value: 'halls', label: 'Sály', english: 'Halls' },
  { value: 'offers', label: 'Sezónne ponuky', english: 'Seasonal offers' },
  { value: 'blog', label: 'Blog', english: 'Blog' },
] as const
export type HideablePage = (typeof hideablePages)[number]['value']

/** The seven links of the site's menu (docs/product.md, Site), in its order. */
export const menuPages = [
  { value: 'about', label: 'O nás', english: 'About us' },
  { value: 'stays', label: 'Ubytovanie', english: 'Accommodation' },
  { value: 'activities', label: 'Doplnkové služby', english: 'Extra services' },
  { value: 'trips', label: 'Výlety', english: 'Trips' },
  { value: 'gallery', label: 'Galéria', english: 'Gallery' },
  { value: 'products', label: 'Produkty', english: 'Products' },
  { value: 'contact', label: 'Kontakt', english: 'Contact' },
] as const
export type MenuPage = (typeof menuPages)[number]['value']

/** What the owner chose about the pages of the site. */
export interface OwnersPages {
  readonly hidden_pages: readonly HideablePage[]
  readonly menu_order: readonly MenuPage[]
}

/** The menu without hidden pages: those that the owner put in order, then the others in the usual one. */
export function ownersMenu({ hidden_pages, menu_order }: OwnersPages): MenuPage[] {
  const hidden: readonly string[] = hidden_pages
  const usual = menuPages.map(({ value }) => value)
  return [...new Set([...menu_order, ...usual])].filter((page) => !hidden.includes(page))
}
