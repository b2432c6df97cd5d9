import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { includedCommonServices, includedServices, packageUnits } from '../../pricing/packages.ts'
import { childPrices } from '../../services/child-prices.ts'

export const packageBases = [
  { value: 'unit', label: { sk: 'za jednotku', en: 'per unit' } },
  { value: 'person', label: { sk: 'za osobu', en: 'per person' } },
] as const
export type PackageBasis = (typeof packageBases)[number]['value']

const when = { sk: 'Kedy sa dá prísť', en: 'When guests may arrive' }
const price = { sk: 'Cena', en: 'Price' }
const included = { sk: 'Čo je v cene', en: 'What is included' }

/** Nights with services at a price of their own, sold from the page of a seasonal offer. */
export const stayPackages = declare({
  name: 'packages',
  label: { one: { sk: 'Balík', en: 'Package' }, many: { sk: 'Balíky', en: 'Packages' } },
  adminPath: '/packages',
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  ranges: [['arrival_from', 'arrival_to']],
  fields: {
    title: f.text({
      translated: true,
      label: { sk: 'Názov', en: 'Name' },
      help: { sk: 'Hosť ho vidí v cene.', en: 'Guests see it in the price.' },
      required: true,
      inList: true,
    }),
    text: f.longtext({
      translated: true,
      label: { sk: 'Čo hostí čaká', en: 'What guests can expect' },
      help: { sk: 'Jedna či dve vety pri balíku.', en: 'A sentence or two beside the package.' },
    }),
    seasonal_offer: f.relation('seasonal-offers', {
      label: { sk: 'Sezónna ponuka', en: 'Seasonal offer' },
      help: { sk: 'Na jej stránke sa balík predáva.', en: 'The package is sold on its page.' },
      required: true,
      inList: true,
    }),
    units: f.json(packageUnits, {
      label: { sk: 'Jednotky', en: 'Units' },
      help: {
        sk: 'Prázdne znamená všetky okrem celého domu a areálu: tie treba vybrať.',
        en: 'Empty means all but a whole house or property, which have to be chosen.',
      },
      default: [],
    }),
    places: f.atLeastOne({
      label: { sk: 'Koľkokrát sa predá', en: 'How often it is sold' },
      help: {
        sk: 'Izby spolu za všetky termíny. Zrušená rezervácia miesto vráti. Prázdne znamená bez obmedzenia.',
        en: 'Rooms of all dates together. A cancelled reservation gives its place back. Empty means no limit.',
      },
      inList: true,
    }),
    nights: f.minNights({
      label: { sk: 'Nocí', en: 'Nights' },
      required: true,
      inList: true,
      section: when,
    }),
    arrival_from: f.day({
      label: { sk: 'Prvý deň príchodu', en: 'First day of arrival' },
      required: true,
      section: when,
    }),
    arrival_to: f.day({
      label: { sk: 'Posledný deň príchodu', en: 'Last day of arrival' },
      required: true,
      section: when,
    }),
    arrival_weekdays: f.weekdays({
      label: { sk: 'Deň príchodu', en: 'Day of arrival' },
      help: { sk: 'Prázdne znamená každý deň.', en: 'Empty means every day.' },
      default: [],
      section: when,
    }),
    only_package: f.flag({
      label: { sk: 'Na tieto noci predávam len balík', en: 'Only the package is sold on these nights' },
      help: {
        sk: 'Od prvého príchodu po posledný odchod sa vybrané jednotky bez balíka rezervovať nedajú; hosť sa dočíta prečo. Prázdne jednotky znamenajú všetky, aj celý dom a areál.',
        en: 'From the first arrival to the last departure the chosen units cannot be booked without the package; guests read why. Empty units mean all, a whole house or property included.',
      },
      default: false,
      section: when,
    }),
    price: f.cents({ label: { sk: 'Cena', en: 'Price' }, required: true, inList: true, section: price }),
    price_basis: f.choice(packageBases, {
      label: { sk: 'Cena je', en: 'The price is' },
      required: true,
      inList: true,
      section: price,
    }),
    child_prices: f.json(childPrices, {
      label: { sk: 'Ceny detí', en: 'Prices of children' },
      help: {
        sk: 'Pri cene za osobu. Staršie deti platia ako dospelí.',
        en: 'With a price per person. Older children pay as adults.',
      },
      default: [],
      section: price,
    }),
    allows_coupon: f.flag({
      label: { sk: 'Platí naň aj kupón', en: 'Coupons apply' },
      default: false,
      section: price,
    }),
    included_services: f.json(includedServices, {
      label: { sk: 'Služby s termínmi', en: 'Services with times' },
      default: [],
      section: included,
    }),
    included_common_services: f.json(includedCommonServices, {
      label: { sk: 'Doplnkové služby', en: 'Extra services' },
      default: [],
      section: included,
    }),
    order: f.place(),
    active: f.flag({ label: { sk: 'Predáva sa', en: 'Sold' }, default: true, inList: true }),
  },
})
