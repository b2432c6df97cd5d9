import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const priceUnits = [
  { value: 'stay', label: 'za pobyt' },
  { value: 'night', label: 'za noc' },
  { value: 'person', label: 'za osobu' },
  { value: 'person_night', label: 'za osobu a noc' },
  { value: 'piece', label: 'za kus' },
] as const

export const vatKinds = [
  { value: 'accommodation', label: 'Ubytovanie' },
  { value: 'food', label: 'Strava' },
  { value: 'other', label: 'Ostatné' },
] as const

/** The meals that a service stands for; the kitchen's sheet counts them. */
export const mealPlans = [
  { value: 'none', label: 'Nie je jedlo' },
  { value: 'breakfast', label: 'Raňajky' },
  { value: 'lunch', label: 'Obed' },
  { value: 'dinner', label: 'Večera' },
  { value: 'half_board', label: 'Polpenzia (raňajky a večera)' },
  { value: 'full_board', label: 'Plná penzia (raňajky, obed, večera)' },
] as const
export type MealPlan = (typeof mealPlans)[number]['value']

export const commonServices = declare({
  name: 'common-services',
  label: { one: 'Spoločná služba', many: 'Spoločné služby' },
  adminPath: '/common-services',
  operations: fullPattern,
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    description: f.longtext({ label: 'Opis' }),
    price: f.cents({ label: 'Cena', required: true, inList: true }),
    price_unit: f.choice(priceUnits, { label: 'Účtuje sa', required: true, inList: true }),
    max_quantity: f.atLeastOne({ label: 'Najviac kusov' }),
    mandatory: f.flag({ label: 'Povinná v každej rezervácii', default: false, inList: true }),
    vat_kind: f.choice(vatKinds, { label: 'Druh DPH', required: true }),
    meal: f.choice(mealPlans, {
      label: 'Jedlo',
      default: 'none',
      help: 'Podľa neho sa služba počíta v Kuchyni.',
    }),
    order: f.place(),
    active: f.flag({ label: 'Ponúka sa', default: true, inList: true }),
  },
})
