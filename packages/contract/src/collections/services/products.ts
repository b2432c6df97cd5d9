import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** What a product is; housekeeping is shown the minibar only. */
export const productKinds = [
  { value: 'drink', label: { sk: 'Nápoj', en: 'Drink' } },
  { value: 'meal', label: { sk: 'Jedlo', en: 'Meal' } },
  { value: 'farm', label: { sk: 'Z farmy', en: 'From the farm' } },
  { value: 'minibar', label: { sk: 'Minibar', en: 'Minibar' } },
  { value: 'loss', label: { sk: 'Strata a poškodenie', en: 'Loss and damage' } },
] as const
export type ProductKind = (typeof productKinds)[number]['value']

/** What guests take by pieces during the stay, onto their bill (decision 189). */
export const products = declare({
  name: 'products',
  label: {
    one: { sk: 'Produkt', en: 'Product' },
    many: { sk: 'Produkty na účet', en: 'Products for the bill' },
  },
  adminPath: '/products',
  operations: fullPattern,
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  uploadRef: 'product',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    description: f.longtext({
      label: { sk: 'Opis', en: 'Description' },
      help: { sk: 'Pre hostí, ktorí si ho objednajú na webe.', en: 'For guests who order it on the site.' },
      translated: true,
    }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' } }),
    kind: f.choice(productKinds, { label: { sk: 'Druh', en: 'Kind' }, required: true, inList: true }),
    price: f.cents({ label: { sk: 'Cena za kus', en: 'Price per piece' }, required: true, inList: true }),
    vat_kind: f.vatKind({ label: { sk: 'Druh DPH', en: 'VAT kind' }, required: true }),
    quick: f.flag({
      label: { sk: 'Tlačidlo na účet', en: 'Button for the bill' },
      help: {
        sk: 'V rezervácii sa pridá jedným ťuknutím. Ostatné sú v ponuke za tlačidlami.',
        en: 'One tap adds it to a reservation. Others are in the menu behind the buttons.',
      },
      default: true,
    }),
    ordered: f.flag({
      label: { sk: 'Objednáva sa k odchodu', en: 'Ordered for the departure' },
      help: {
        sk: 'Hosť si ho objedná na stránke rezervácie, najneskôr 2 dni pred odchodom.',
        en: 'Guests order it on the page of their reservation, at the latest 2 days before they leave.',
      },
      default: false,
      inList: true,
    }),
    stock: f.count({
      label: { sk: 'Kusov na sklade', en: 'Pieces in stock' },
      help: {
        sk: 'Prázdne: nepočíta sa. Každý kus na účte alebo v objednávke ubudne.',
        en: 'Empty: not counted. Each piece on a bill or ordered is taken off.',
      },
      inList: true,
    }),
    order: f.place(),
    active: f.flag({ label: { sk: 'Predáva sa', en: 'Sold' }, default: true, inList: true }),
  },
})
