import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { childPrices, unitsOfService } from '../../services/child-prices.ts'
import { unitRequirements } from '../../services/unit-requirements.ts'

export const priceUnits = [
  { value: 'stay', label: { sk: 'za pobyt', en: 'per stay' } },
  { value: 'night', label: { sk: 'za noc', en: 'per night' } },
  { value: 'person', label: { sk: 'za osobu', en: 'per person' } },
  { value: 'person_night', label: { sk: 'za osobu a noc', en: 'per person and night' } },
  { value: 'piece', label: { sk: 'za kus', en: 'per piece' } },
] as const

/** The meals that a service stands for; the kitchen's sheet counts them. */
export const mealPlans = [
  { value: 'none', label: { sk: 'Nie je jedlo', en: 'No meal' } },
  { value: 'breakfast', label: { sk: 'Raňajky', en: 'Breakfast' } },
  { value: 'lunch', label: { sk: 'Obed', en: 'Lunch' } },
  { value: 'dinner', label: { sk: 'Večera', en: 'Dinner' } },
  {
    value: 'half_board',
    label: { sk: 'Polpenzia (raňajky a večera)', en: 'Half board (breakfast and dinner)' },
  },
  {
    value: 'full_board',
    label: { sk: 'Plná penzia (raňajky, obed, večera)', en: 'Full board (breakfast, lunch, dinner)' },
  },
] as const
export type MealPlan = (typeof mealPlans)[number]['value']

export const commonServices = declare({
  name: 'common-services',
  label: {
    one: { sk: 'Spoločná služba', en: 'Common service' },
    many: { sk: 'Spoločné služby', en: 'Common services' },
  },
  adminPath: '/common-services',
  operations: fullPattern,
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    description: f.longtext({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    price: f.cents({ label: { sk: 'Cena', en: 'Price' }, required: true, inList: true }),
    price_unit: f.choice(priceUnits, {
      label: { sk: 'Účtuje sa', en: 'Charged' },
      required: true,
      inList: true,
    }),
    child_prices: f.json(childPrices, {
      label: { sk: 'Ceny detí', en: 'Prices of children' },
      help: {
        sk: 'Pri cene za osobu. Prázdne: deti platia ako dospelí, deti bez lôžka nič.',
        en: 'With a price per person. Empty: children pay as adults, those without a bed nothing.',
      },
      default: [],
    }),
    units: f.json(unitsOfService, {
      label: { sk: 'Len k týmto jednotkám', en: 'Only with these units' },
      help: {
        sk: 'Prázdne: ku všetkým. Napríklad upratanie len za apartmán. Celý dom treba vybrať zvlášť.',
        en: 'Empty: with all. For example cleaning only of an apartment. A whole house has to be chosen itself.',
      },
      default: [],
    }),
    requires: f.choice(unitRequirements, {
      label: { sk: 'Čo musí jednotka mať', en: 'What the unit must have' },
      help: {
        sk: 'Psík len tam, kde sú psíky vítané, drevo len ku krbu. Inde sa služba neponúka ani neprijme.',
        en: 'A dog only where dogs are welcome, firewood only with a fireplace. Elsewhere it is neither offered nor taken.',
      },
    }),
    per_unit: f.flag({
      label: { sk: 'Za každú jednotku zvlášť', en: 'For each unit separately' },
      help: {
        sk: 'Pri cene za pobyt: dva apartmány sa počítajú dvakrát.',
        en: 'With a price per stay: two apartments count twice.',
      },
      default: false,
    }),
    max_quantity: f.atLeastOne({ label: { sk: 'Najviac kusov', en: 'Most pieces' } }),
    mandatory: f.flag({
      label: { sk: 'Povinná v každej rezervácii', en: 'Mandatory in every booking' },
      default: false,
      inList: true,
    }),
    vat_kind: f.vatKind({ label: { sk: 'Druh DPH', en: 'VAT kind' }, required: true }),
    meal: f.choice(mealPlans, {
      label: { sk: 'Jedlo', en: 'Meal' },
      default: 'none',
      help: { sk: 'Podľa neho sa služba počíta v Kuchyni.', en: 'The kitchen counts the service by it.' },
    }),
    order: f.place(),
    active: f.flag({ label: { sk: 'Ponúka sa', en: 'Offered' }, default: true, inList: true }),
  },
})
