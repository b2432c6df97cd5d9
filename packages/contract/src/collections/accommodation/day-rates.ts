import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { nightLimitIssues } from '../../pricing/night-limits.ts'
import { occupancyPrices } from '../../pricing/occupancy-prices.ts'

/** Price and restrictions of a unit on single days; they take precedence over its seasons. */
export const dayRates = declare({
  name: 'day-rates',
  label: { one: { sk: 'Cena dňa', en: 'Day rate' }, many: { sk: 'Jednotlivé dni', en: 'Single days' } },
  adminPath: '/day-rates',
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'day:ASC',
  check: nightLimitIssues,
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      required: true,
      nested: false,
      parent: true,
      inList: true,
    }),
    day: f.day({ label: { sk: 'Deň', en: 'Day' }, required: true, inList: true }),
    title: f.text({
      label: { sk: 'Názov', en: 'Name' },
      help: { sk: 'Hosť ho vidí pri cene tejto noci.', en: 'Guests see it beside the price of this night.' },
      default: 'Denná cena',
      required: true,
      inList: true,
    }),
    rate_plan: f.relation('rate-plans', {
      label: { sk: 'Sadzba', en: 'Rate plan' },
      help: { sk: 'Prázdne: bežná cena.', en: 'Empty: the ordinary price.' },
      nested: false,
      parent: true,
    }),
    price: f.cents({
      label: { sk: 'Cena za noc', en: 'Price per night' },
      help: { sk: 'Prázdne: podľa sezóny.', en: 'Empty: by the season.' },
      inList: true,
    }),
    occupancy_prices: f.json(occupancyPrices, {
      label: { sk: 'Cena za noc podľa počtu osôb', en: 'Price per night by the number of persons' },
      help: {
        sk: 'Prázdne: ceny sezóny sa posunú spolu s cenou dňa.',
        en: 'Empty: the prices of the season move along with the price of the day.',
      },
      default: [],
    }),
    min_nights: f.minNights({
      label: { sk: 'Pri príchode najmenej nocí', en: 'Minimum nights on arrival' },
      inList: true,
    }),
    max_nights: f.minNights({
      label: { sk: 'Pri príchode najviac nocí', en: 'Maximum nights on arrival' },
      inList: true,
    }),
    closed_to_arrival: f.flag({
      label: { sk: 'Bez príchodu', en: 'No arrival' },
      default: false,
      inList: true,
    }),
    closed_to_departure: f.flag({
      label: { sk: 'Bez odchodu', en: 'No departure' },
      default: false,
      inList: true,
    }),
  },
})
