import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { addDays, dayParts, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { PictureName } from '../../pictures.ts'

type SampleOffer = CreateInput<typeof seasonalOffers> & { scene: PictureName }

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
      '<p>V cene sú raňajky a v nedeľu popoludní jazda na voze, celom len pre vás. Ku kŕmeniu jahniat sa stačí ráno pridať, za to sa neplatí.</p>',
  },
  {
    monthDay: '07-05',
    nights: 7,
    scene: 'summer-meadow',
    title: 'Celý týždeň na lúke',
    perex: 'Sedem nocí za menej, vyspatí a bosí. Kosíme seno, spávame s otvoreným oknom.',
    description:
      '<p>K týždňu patrí jazda na voze so senom pre celú rodinu, v nedeľu popoludní. Na ostatné dni nemáme plán a vy ho tiež nepotrebujete.</p>',
  },
  {
    monthDay: '09-24',
    nights: 3,
    scene: 'mushroom-walk',
    title: 'Hubársky víkend',
    perex: 'Ráno do lesa s košíkom, večer k hrncu. Predĺžený víkend v lese, kde pozná Martin každý dub.',
    description:
      '<p>V cene je polpenzia: raňajky pred lesom a teplá večera po ňom. Martin vám v piatok na mape ukáže, kam ísť, a večer preberie, čo ste našli. Z jedlých húb uvaríme kulajdu, ostatné vyhodíme.</p>',
  },
  {
    monthDay: '12-08',
    nights: 2,
    scene: 'winter-evening',
    title: 'Advent pri peci',
    perex: 'Oblátky, vôňa škorice a ticho, v ktorom počuť sneh. Dve noci pred vianočným zhonom.',
    description:
      '<p>V cene je polpenzia a sobotné pečenie: zamiesite si vlastný bochník a domov si ho vezmete ešte teplý. Večer horí v peci, aj keď sa už nepečie.</p>',
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
