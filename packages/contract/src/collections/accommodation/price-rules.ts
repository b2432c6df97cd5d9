import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { priceRuleDirections, priceRuleEffects, priceRuleKinds } from '../../pricing/price-rules.ts'
import { id } from '../../values/values.ts'
import { valueUnits } from '../../values/units.ts'

const nights = f.whole(1, 365)
const days = f.whole(0, 1100)
const conditions = { sk: 'Kedy platí', en: 'When it applies' }

/** Surcharges and discounts on accommodation; `booking/pricing/price-rules.ts` decides which of them apply to a stay. */
export const priceRules = declare({
  name: 'price-rules',
  label: {
    one: { sk: 'Cenové pravidlo', en: 'Price rule' },
    many: { sk: 'Príplatky a zľavy', en: 'Surcharges and discounts' },
  },
  adminPath: '/price-rules',
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  ranges: [
    ['nights_from', 'nights_to'],
    ['days_from', 'days_to'],
    ['stay_from', 'stay_to'],
    ['booked_from', 'booked_to'],
  ],
  fields: {
    title: f.text({
      translated: true,
      label: { sk: 'Názov', en: 'Name' },
      help: { sk: 'Hosť ho vidí v cene.', en: 'Guests see it in the price.' },
      required: true,
      inList: true,
    }),
    kind: f.choice(priceRuleKinds, { label: { sk: 'Druh', en: 'Kind' }, required: true, inList: true }),
    direction: f.choice(priceRuleDirections, {
      label: { sk: 'Príplatok alebo zľava', en: 'Surcharge or discount' },
      help: {
        sk: 'Príplatky platia vždy, zo zliav tá najvyššia.',
        en: 'Surcharges always apply; of discounts the largest one.',
      },
      required: true,
      inList: true,
    }),
    effect: f.choice(priceRuleEffects, { label: { sk: 'Ráta sa', en: 'Counted as' }, required: true }),
    value: f.whole(
      0,
      100_000_000,
    )({
      label: { sk: 'Výška', en: 'Value' },
      required: true,
      inList: true,
      unit: valueUnits.hundredths,
    }),
    combines: f.flag({
      label: { sk: 'Pripočíta sa k iným zľavám', en: 'Added to other discounts' },
      default: false,
      help: {
        sk: 'Ráta sa z toho, čo po ostatných zľavách zostane.',
        en: 'It is taken from what the other discounts leave.',
      },
    }),
    active: f.flag({ label: { sk: 'Platí', en: 'Valid' }, default: true, inList: true }),
    order: f.place({ inList: true }),
    nights_from: nights({ label: { sk: 'Od počtu nocí', en: 'From nights' }, section: conditions }),
    nights_to: nights({
      label: { sk: 'Do počtu nocí (vrátane)', en: 'To nights (included)' },
      help: { sk: 'Pri medzere: jej najväčšia dĺžka.', en: 'Of a gap: its greatest length.' },
      section: conditions,
    }),
    days_from: days({
      label: { sk: 'Najmenej dní pred príchodom', en: 'At least days before arrival' },
      section: conditions,
    }),
    days_to: days({
      label: { sk: 'Najviac dní pred príchodom', en: 'At most days before arrival' },
      section: conditions,
    }),
    units: f.json(z.array(id).max(500), {
      label: { sk: 'Jednotky', en: 'Units' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
      section: conditions,
    }),
    plans: f.json(z.array(id).max(100), {
      label: { sk: 'Sadzby', en: 'Rate plans' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
      section: conditions,
    }),
    stay_from: f.day({ label: { sk: 'Noci od', en: 'Nights from' }, section: conditions }),
    stay_to: f.day({ label: { sk: 'Noci do (vrátane)', en: 'Nights to (included)' }, section: conditions }),
    weekdays: f.weekdays({
      label: { sk: 'Noci v týždni', en: 'Nights of the week' },
      help: { sk: 'Prázdne znamená každú noc.', en: 'Empty means every night.' },
      default: [],
      section: conditions,
    }),
    arrival_weekdays: f.weekdays({
      label: { sk: 'Deň príchodu', en: 'Day of arrival' },
      help: { sk: 'Prázdne znamená každý deň.', en: 'Empty means every day.' },
      default: [],
      section: conditions,
    }),
    booked_from: f.day({ label: { sk: 'Rezervácia od', en: 'Booking from' }, section: conditions }),
    booked_to: f.day({ label: { sk: 'Rezervácia do', en: 'Booking to' }, section: conditions }),
  },
})
