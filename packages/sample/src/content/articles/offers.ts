import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { addDays, dayParts, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { PictureName } from '../../pictures.ts'

type SampleOffer = CreateInput<typeof seasonalOffers> & { scene: PictureName; coupon_of?: string }

/** A yearly offer: from the first Friday on or after a day of the year, for some nights. */
interface YearlyOffer extends Omit<SampleOffer, 'stay_from' | 'stay_to' | 'valid_to'> {
  monthDay: string
  nights: number
}

/** Days before its beginning from which the next year's offer is shown instead. */
const noticeDays = 10
const friday = 5

const yearly: readonly YearlyOffer[] = [
  {
    monthDay: '04-08',
    nights: 3,
    scene: 'spring-orchard',
    title: 'Jar medzi jahňatami',
    perex: 'Tri noci, keď je na dvore najviac mladých. Jahňatá sa kŕmia z fľaše a sad je biely.',
    description:
      '<p>V cene je raňajšie kŕmenie s Martinom a prechádzka po sade. Deti si odnesú vlnenú ovečku, ktorú si samy uplstia.</p>',
    price_text: 'raňajky v cene',
    coupon_of: 'VITAJTE10',
  },
  {
    monthDay: '07-05',
    nights: 7,
    scene: 'summer-meadow',
    title: 'Celý týždeň na lúke',
    perex: 'Sedem nocí za menej, vyspatí a bosí. Kosíme seno, spávame s otvoreným oknom.',
    description:
      '<p>K týždňovému pobytu dáme jazdu na voze so senom pre celú rodinu. Zľavu 15 % zarátame sami, kód už bude v rezervácii vyplnený.</p>',
    price_text: 'zľava 15 %',
    coupon_of: 'TYZDEN',
  },
  {
    monthDay: '09-24',
    nights: 3,
    scene: 'mushroom-walk',
    title: 'Hubársky víkend',
    perex: 'Ráno do lesa s košíkom, večer k hrncu. Predĺžený víkend s človekom, ktorý pozná každý dub.',
    description:
      '<p>Martin vás dva razy vezme do lesa a spolu preberiete, čo ste našli. Z jedlých húb uvaríme kulajdu, ostatné zostanú v lese.</p>',
    price_text: 'vychádzky v cene',
  },
  {
    monthDay: '12-08',
    nights: 3,
    scene: 'winter-evening',
    title: 'Advent pri peci',
    perex: 'Oblátky, vôňa škorice a ticho, v ktorom počuť sneh. Tri noci pred vianočným zhonom.',
    description:
      '<p>V sobotu pečieme medovníky, v nedeľu ideme sánkami na omšu do dreveného kostolíka. V kadi je horúca voda, kým horí oheň.</p>',
    price_text: 'pečenie medovníkov v cene',
  },
]

/** The four offers by their beginning, each shown until its stay begins, so that they stay up to date. */
export function offersAfter(today: Day): SampleOffer[] {
  return yearly
    .map(({ monthDay, nights, ...offer }) => {
      const stay_from = nextStart(monthDay, today)
      return { ...offer, stay_from, stay_to: addDays(stay_from, nights), valid_to: addDays(stay_from, -1) }
    })
    .toSorted((one, other) => (one.stay_from < other.stay_from ? -1 : 1))
}

function nextStart(monthDay: string, today: Day): Day {
  const { year } = dayParts(today)
  const starts = [0, 1].map((later) => fridayFrom(`${year + later}-${monthDay}`))
  const soonest = addDays(today, noticeDays)
  return starts.find((start) => start >= soonest) ?? fridayFrom(`${year + 2}-${monthDay}`)
}

const fridayFrom = (day: Day): Day => addDays(day, (friday - weekdayOf(day) + 7) % 7)
