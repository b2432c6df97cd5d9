/** Pages that a property may lack, by their names in `contentPages`. */
export const hideablePages = [
  { value: 'about', label: { sk: 'O nás', en: 'About us' } },
  { value: 'activities', label: { sk: 'Doplnkové služby', en: 'Extra services' } },
  { value: 'trips', label: { sk: 'Výlety', en: 'Trips' } },
  { value: 'gallery', label: { sk: 'Galéria', en: 'Gallery' } },
  { value: 'products', label: { sk: 'Produkty', en: 'Products' } },
  { value: 'location', label: { sk: 'Lokalita', en: 'Where to find us' } },
  { value: 'halls', label: { sk: 'Sály', en: 'Halls' } },
  { value: 'offers', label: { sk: 'Sezónne ponuky', en: 'Seasonal offers' } },
  { value: 'blog', label: { sk: 'Blog', en: 'Blog' } },
] as const
export type HideablePage = (typeof hideablePages)[number]['value']

/** The seven links of the site's menu (docs/product.md, Site), in its order. */
export const menuPages = [
  { value: 'about', label: { sk: 'O nás', en: 'About us' } },
  { value: 'stays', label: { sk: 'Ubytovanie', en: 'Accommodation' } },
  { value: 'activities', label: { sk: 'Doplnkové služby', en: 'Extra services' } },
  { value: 'trips', label: { sk: 'Výlety', en: 'Trips' } },
  { value: 'gallery', label: { sk: 'Galéria', en: 'Gallery' } },
  { value: 'products', label: { sk: 'Produkty', en: 'Products' } },
  { value: 'contact', label: { sk: 'Kontakt', en: 'Contact' } },
] as const
export type MenuPage = (typeof menuPages)[number]['value']

/** Choices of the owner about the pages of the site. */
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
