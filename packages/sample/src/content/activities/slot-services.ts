import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { serviceSlots } from '@dvor/contract/collections/services/service-slots.ts'
import type { resourceClosures } from '@dvor/contract/collections/services/resource-closures.ts'
import type { resources } from '@dvor/contract/collections/services/resources.ts'
import type { services } from '@dvor/contract/collections/services/services.ts'
import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import { addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { PictureName } from '../../pictures.ts'

export type SlotServiceKey = 'riding' | 'bread' | 'cheese' | 'hayRide' | 'sauna'

type SampleSlot = Omit<CreateInput<typeof serviceSlots>, 'service'>

interface SampleSlotService extends CreateInput<typeof services> {
  key: SlotServiceKey
  scene: PictureName
  slots: readonly SampleSlot[]
  /** Resources that the service shares with others. */
  needs?: readonly (Omit<ResourceNeed, 'resource'> & { resource: SampleResourceKey })[]
}

export type SampleResourceKey = 'horses' | 'arena'

interface SampleResource extends CreateInput<typeof resources> {
  key: SampleResourceKey
}

/** Things that services share. */
export const sampleResources: readonly SampleResource[] = [
  { key: 'horses', title: 'Kone', quantity: 3 },
  { key: 'arena', title: 'Jazdiareň', quantity: 1 },
]

type SampleResourceClosure = Omit<CreateInput<typeof resourceClosures>, 'resource'> & {
  resource: SampleResourceKey
}

/** The horses are shod on the next Monday, when no service needs them. */
export function sampleResourceClosures(today: Day): readonly SampleResourceClosure[] {
  const monday = addDays(today, 8 - weekdayOf(today))
  const hours = { time_from: '08:00', time_to: '12:00' }
  return [{ resource: 'horses', day_from: monday, day_to: monday, ...hours, reason: 'Podkúvanie' }]
}

const weekly = (
  weekdays: readonly number[],
  times: readonly [string, string][],
  capacity: number,
): SampleSlot[] =>
  weekdays.flatMap((weekday) =>
    times.map(([time_from, time_to]) => ({ weekday, time_from, time_to, capacity })),
  )
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Sheep are milked from May to September, every year. */
function milkingSeason(today: Day): Pick<SampleSlotService, 'season_from' | 'season_to' | 'season_yearly'> {
  const year = today.slice(0, 4)
  return { season_from: `${year}-05-01`, season_to: `${year}-09-30`, season_yearly: true }
}

const always: readonly SampleSlotService[] = [
  {
    key: 'riding',
    scene: 'horse-riding',
    title: 'Jazda na koni na lonži',
    description:
      '<p>Polhodina s Martinom na lúke za sadom. Huculské kone sú malé, pokojné a trpezlivé. Prilby požičiame, treba dlhé nohavice a pevné topánky. Deti jazdia od šiestich rokov, dospelí do 85 kg.</p>',
    price: 1800,
    price_unit: 'person',
    child_prices: [
      {
        label: 'Deti do 12 rokov',
        translations: { en: { label: 'Children up to 12' }, cs: { label: 'Děti do 12 let' } },
        up_to_age: 12,
        percent: 67,
        amount: 1200,
      },
    ],
    vat_kind: 'other',
    duration_min: 30,
    min_age: 6,
    requirements: 'Deti od šiestich rokov, dospelí do 85 kg.',
    translations: {
      en: { title: 'Horse riding on the lunge', requirements: 'Children from six, adults up to 85 kg.' },
      cs: { title: 'Jízda na koni na lonži', requirements: 'Děti od šesti let, dospělí do 85 kg.' },
    },
    weather_dependent: true,
    lead_hours: 12,
    needs: [
      { resource: 'arena', quantity: 1, per: 'time' },
      { resource: 'horses', quantity: 1, per: 'person' },
    ],
    slots: weekly(
      [2, 4, 6, 7],
      [
        ['10:00', '10:30'],
        ['10:30', '11:00'],
        ['15:00', '15:30'],
      ],
      3,
    ),
  },
  {
    key: 'bread',
    scene: 'bread-baking',
    title: 'Pečenie chleba',
    description:
      '<p>Zuzana ukáže, ako sa kŕmi kvások, a kým cesto kysne, upečieme podplamenníky. Bochník so svojím znakom si vezmete domov ešte teplý. Pec kúrime, keď sa zídu aspoň traja.</p>',
    price: 2200,
    price_unit: 'person',
    vat_kind: 'other',
    duration_min: 180,
    min_persons: 3,
    min_age: 4,
    requirements: 'Deti od štyroch rokov, pri peci s dospelým.',
    translations: {
      en: { title: 'Bread baking', requirements: 'Children from four, at the oven with an adult.' },
      cs: { title: 'Pečení chleba', requirements: 'Děti od čtyř let, u pece s dospělým.' },
    },
    lead_hours: 24,
    slots: weekly([3, 6], [['09:00', '12:00']], 8),
  },
  {
    key: 'cheese',
    scene: 'cheese-making',
    title: 'Výroba syra',
    translations: { en: { title: 'Cheese making' }, cs: { title: 'Výroba sýra' } },
    description:
      '<p>Od mlieka po hrudku s Jozefom, ktorý to robí šesťdesiat rokov. Kým syr kvapká, ochutnáme žinčicu a tri druhy syra.</p>',
    price: 1600,
    price_unit: 'person',
    vat_kind: 'other',
    duration_min: 120,
    min_persons: 4,
    lead_hours: 24,
    slots: weekly([3], [['15:00', '17:00']], 10),
  },
  {
    key: 'hayRide',
    scene: 'hay-ride',
    title: 'Jazda na voze so senom',
    translations: { en: { title: 'Hay cart ride' }, cs: { title: 'Jízda na voze se senem' } },
    description:
      '<p>Hodina okolo dediny za Gaštanom a Lunou, celý voz len pre vás a vašich. V lete končíme pri studničke, v zime vymeníme kolesá za sane, keď je dosť snehu.</p>',
    price: 6500,
    price_unit: 'group',
    vat_kind: 'other',
    duration_min: 60,
    min_persons: 2,
    weather_dependent: true,
    lead_hours: 24,
    // On Sundays it leaves one horse for the ride at three.
    needs: [{ resource: 'horses', quantity: 2, per: 'booking' }],
    slots: weekly(
      [5, 7],
      [
        ['14:30', '15:30'],
        ['16:00', '17:00'],
      ],
      12,
    ),
  },
  {
    key: 'sauna',
    scene: 'sauna-evening',
    title: 'Sauna a horúca kaďa',
    description:
      '<p>Dve hodiny len pre vás: fínska sauna z tmavého smreka a kaďa pod holým nebom. Uteráky, plachty a bylinkový čaj sú v cene. Kúrime drevom, preto si termín povedzte aspoň štyri hodiny vopred.</p>',
    price: 4500,
    price_unit: 'group',
    vat_kind: 'other',
    duration_min: 120,
    requirements: 'Deti do dvanástich rokov len s rodičom, tehotným ženám kaďu neodporúčame.',
    translations: {
      en: {
        title: 'Sauna and hot tub',
        requirements: 'Children under twelve with a parent only; not for pregnant women.',
      },
      cs: {
        title: 'Sauna a koupací sud',
        requirements: 'Děti do dvanácti let jen s rodičem, pro těhotné není vhodná.',
      },
    },
    lead_hours: 4,
    slots: weekly(
      everyDay,
      [
        ['17:00', '19:00'],
        ['19:00', '21:00'],
      ],
      4,
    ),
  },
]

/** Slot services of the farm, cheese only in the milking season; prices in cents. */
export const sampleSlotServices = (today: Day): readonly SampleSlotService[] =>
  always.map((one) => (one.key === 'cheese' ? { ...one, ...milkingSeason(today) } : one))
