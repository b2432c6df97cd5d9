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
  label: {
    sk: { one: 'Spoločná služba', many: 'Spoločné služby' },
    en: { one: 'Common service', many: 'Common services' },
  },
  adminPath: '/common-services',
  operations: fullPattern,
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    description: f.longtext({ label: { sk: 'Opis', en: 'Description' } }),
    price: f.cents({ label: { sk: 'Cena', en: 'Price' }, required: true, inList: true }),
    price_unit: f.choice(priceUnits, {
      label: { sk: 'Účtuje sa', en: 'Charged' },
      required: true,
      inList: true,
    }),
    max_quantity: f.atLeastOne({ label: { sk: 'Najviac kusov', en: 'Most pieces' } }),
    mandatory: f.flag({
      label: { sk: 'Povinná v každej rezervácii', en: 'Mandatory in every booking' },
      default: false,
      inList: true,
    }),
    vat_kind: f.choice(vatKinds, { label: { sk: 'Druh DPH', en: 'VAT kind' }, required: true }),
    meal: f.choice(mealPlans, {
      label: { sk: 'Jedlo', en: 'Meal' },
      default: 'none',
      help: { sk: 'Podľa neho sa služba počíta v Kuchyni.', en: 'The kitchen counts the service by it.' },
    }),
    order: f.place(),
    active: f.flag({ label: { sk: 'Ponúka sa', en: 'Offered' }, default: true, inList: true }),
  },
})
