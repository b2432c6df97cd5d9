import type { StaySeen } from '@dvor/contract/reservations.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import type { Language } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'

interface Standing {
  /** Cents. */
  total: number
  stays: readonly StaySeen[]
}

/** What has become another, as one or two sentences for an e-mail; a change of services shows in the price alone. */
export function describeChange(
  { before, after }: { before: Standing; after: Standing },
  language: Language,
): string {
  const [was, is] = [before, after].map(({ stays }) =>
    stays.map((stay) => stayInWords(stay, language)).join('; '),
  )
  const words = language === 'sk' ? slovak : english
  const price = [before, after].map(({ total }) => formatMoney(total, language)).join(' → ')
  return [
    was === is ? words.services : `${words.stay}: ${was} → ${is}.`,
    before.total === after.total ? words.samePrice : `${words.price}: ${price}.`,
  ].join(' ')
}

const slovak = {
  stay: 'Pobyt',
  services: 'Zmenili sa doplnkové služby.',
  price: 'Cena',
  samePrice: 'Cena sa nemení.',
}
const english: typeof slovak = {
  stay: 'Stay',
  services: 'The extra services have changed.',
  price: 'Price',
  samePrice: 'The price stays the same.',
}

function stayInWords(stay: StaySeen, language: Language): string {
  const { accommodation_unit: unit, arrival, departure, adults, children_ages } = stay
  const days = formatDayRange(arrival, departure, language)
  return `${unit.title}, ${days}, ${partyText(adults, children_ages.length, language)}`
}
