import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { weekdayIssues } from '../../pricing/contradictions.ts'
import { nightLimitIssues } from '../../pricing/night-limits.ts'
import { yearlyIssues } from '../../pricing/yearly-issues.ts'
import { occupancyPrices } from '../../pricing/occupancy-prices.ts'

/** Seasons of a unit; `booking/pricing/rate.ts` decides which row applies to a night. */
export const prices = declare({
  name: 'prices',
  label: { one: { sk: 'Cena sezóny', en: 'Season price' }, many: { sk: 'Sezóny', en: 'Seasons' } },
  adminPath: '/prices',
  operations: fullPattern,
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'valid_from:ASC',
  ranges: [['valid_from', 'valid_to']],
  check: (record) => [...nightLimitIssues(record), ...yearlyIssues(record), ...weekdayIssues(record)],
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      required: true,
      nested: false,
      parent: true,
      inList: true,
    }),
    title: f.text({
      label: { sk: 'Názov sezóny', en: 'Name of the season' },
      required: true,
      inList: true,
      translated: true,
    }),
    rate_plan: f.relation('rate-plans', {
      label: { sk: 'Sadzba', en: 'Rate plan' },
      help: { sk: 'Prázdne: bežná cena.', en: 'Empty: the ordinary price.' },
      nested: false,
      parent: true,
    }),
    valid_from: f.day({ label: { sk: 'Od noci', en: 'From night' }, required: true, inList: true }),
    valid_to: f.day({
      label: { sk: 'Do noci (vrátane)', en: 'To night (included)' },
      required: true,
      inList: true,
    }),
    repeats_yearly: f.flag({
      label: { sk: 'Opakovať každý rok', en: 'Repeat every year' },
      help: {
        sk: 'Platí každý rok v tých istých dňoch, počnúc týmto; môže byť aj cez Nový rok.',
        en: 'Holds every year on the same dates, beginning with this one; it may run over New Year.',
      },
      default: false,
    }),
    weekdays: f.weekdays({
      label: { sk: 'Dni v týždni', en: 'Weekdays' },
      default: [],
      help: { sk: 'Prázdne znamená každý deň.', en: 'Empty means every day.' },
    }),
    price: f.cents({ label: { sk: 'Cena za noc', en: 'Price per night' }, required: true, inList: true }),
    occupancy_prices: f.json(occupancyPrices, {
      label: { sk: 'Cena za noc podľa počtu osôb', en: 'Price per night by the number of persons' },
      help: {
        sk: 'Prázdne: cena za noc tejto sezóny.',
        en: 'Empty: the price per night of this season.',
      },
      default: [],
    }),
    extra_person_price: f.cents({ label: { sk: 'Ďalšia osoba za noc', en: 'Extra person per night' } }),
    min_nights: f.minNights({ label: { sk: 'Najmenej nocí', en: 'Minimum nights' } }),
    max_nights: f.minNights({ label: { sk: 'Najviac nocí', en: 'Maximum nights' } }),
    arrival_weekdays: f.weekdays({ label: { sk: 'Príchod len v', en: 'Arrival only on' }, default: [] }),
    departure_weekdays: f.weekdays({ label: { sk: 'Odchod len v', en: 'Departure only on' }, default: [] }),
    priority: f.integer({
      label: { sk: 'Prednosť', en: 'Priority' },
      default: 0,
      help: { sk: 'Vyššie číslo vyhráva.', en: 'The higher number wins.' },
    }),
    active: f.flag({ label: { sk: 'Platí', en: 'Valid' }, default: true, inList: true }),
  },
})
