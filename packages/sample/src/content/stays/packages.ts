import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import type { SlotServiceKey } from '../activities/slot-services.ts'
import type { ServiceKey } from './services.ts'

interface SamplePackage extends Omit<
  CreateInput<typeof stayPackages>,
  | 'seasonal_offer'
  | 'units'
  | 'nights'
  | 'arrival_from'
  | 'arrival_to'
  | 'included_services'
  | 'included_common_services'
> {
  /** Title of the seasonal offer from whose page it is sold; it lasts as long. */
  offer: string
  /** Guests may arrive on so many Fridays, the offer's own being the first. */
  weeks: number
  /** Included slot services by the day of the stay, 0 on Friday. */
  activities: readonly { service: SlotServiceKey; day: number }[]
  meals: readonly ServiceKey[]
}

const half = [
  {
    label: 'Dieťa do 12 rokov',
    translations: { en: { label: 'Child up to 12' }, cs: { label: 'Dítě do 12 let' } },
    up_to_age: 12,
    percent: 50,
  },
]

/** Packages that the seasonal offers sell, in any unit, each with all that its texts promise. Prices in cents. */
export const samplePackages: readonly SamplePackage[] = [
  {
    offer: 'Advent pri peci',
    title: 'Advent pri peci',
    text: 'Dve noci, polpenzia a v sobotu dopoludnia pečenie chleba. Len štyri izby, aby sa pri peci nikto netlačil.',
    translations: {
      en: {
        title: 'Advent by the stove',
        text: 'Two nights, half board and bread baking on Saturday morning. Four rooms only, so that there is space by the stove.',
      },
      cs: {
        title: 'Advent u pece',
        text: 'Dvě noci, polopenze a v sobotu dopoledne pečení chleba. Jen čtyři pokoje, aby u pece bylo dost místa.',
      },
    },
    weeks: 2,
    places: 4,
    arrival_weekdays: [5],
    price: 14_900,
    price_basis: 'person',
    child_prices: half,
    activities: [{ service: 'bread', day: 1 }],
    meals: ['halfBoard'],
  },
  {
    offer: 'Jar medzi jahňatami',
    title: 'Jar medzi jahňatami',
    text: 'Tri noci, raňajky a v nedeľu popoludní jazda na voze, celom len pre vás.',
    translations: {
      en: {
        title: 'Spring among the lambs',
        text: 'Three nights, breakfast and a hay ride of your own on Sunday afternoon.',
      },
      cs: {
        title: 'Jaro s jehňátky',
        text: 'Tři noci, snídaně a v neděli odpoledne jízda na voze se senem jen pro vás.',
      },
    },
    weeks: 2,
    places: 4,
    arrival_weekdays: [5],
    price: 16_900,
    price_basis: 'person',
    child_prices: half,
    activities: [{ service: 'hayRide', day: 2 }],
    meals: ['breakfast'],
  },
  {
    offer: 'Celý týždeň na lúke',
    title: 'Celý týždeň na lúke',
    text: 'Sedem nocí a v nedeľu popoludní jazda na voze so senom pre celú rodinu.',
    translations: {
      en: {
        title: 'A whole week on the meadow',
        text: 'Seven nights and a hay ride for the whole family on Sunday afternoon.',
      },
      cs: {
        title: 'Celý týden na louce',
        text: 'Sedm nocí a v neděli odpoledne jízda na voze se senem pro celou rodinu.',
      },
    },
    weeks: 4,
    places: 8,
    arrival_weekdays: [5],
    price: 29_900,
    price_basis: 'person',
    child_prices: half,
    activities: [{ service: 'hayRide', day: 2 }],
    meals: [],
  },
  {
    offer: 'Hubársky víkend',
    title: 'Hubársky víkend',
    text: 'Tri noci s polpenziou. Čo nazbierate a je jedlé, to sa večer uvarí.',
    translations: {
      en: {
        title: 'Mushroom weekend',
        text: 'Three nights with half board. What you find and may be eaten is cooked in the evening.',
      },
      cs: {
        title: 'Houbařský víkend',
        text: 'Tři noci s polopenzí. Co najdete a co se dá jíst, večer společně uvaříme.',
      },
    },
    weeks: 2,
    places: 6,
    arrival_weekdays: [5],
    price: 18_900,
    price_basis: 'person',
    child_prices: half,
    activities: [],
    meals: ['halfBoard'],
  },
]
