import { awaits, isExpected, stateRules } from '@dvor/booking/reservation/states.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { Card } from './card-queries.ts'

type Lists = Pick<Dashboard, 'arrivals' | 'departures' | 'waiting_for_approval' | 'waiting_for_money'>

type SortedCards = Lists & Pick<Dashboard, 'attention'>

/** Sorts each reservation into all lists where it belongs. */
export function cardsBy(found: readonly Card[], today: string): SortedCards {
  const where = (belongs: (card: Card) => boolean) => found.filter(belongs).map(({ card }) => card)
  const before = (day: string | null) => day !== null && day < today
  return {
    arrivals: where(({ card }) => card.arrival === today && isExpected(card.state)),
    departures: where(({ card }) => card.departure === today && stateRules[card.state].hasArrived),
    waiting_for_approval: where(({ card }) => awaits(card.state, 'approval')),
    waiting_for_money: where(({ card }) => awaits(card.state, 'payment')),
    attention: {
      flagged: where(({ card }) => card.attention !== null),
      missed_arrivals: where(({ card }) => awaits(card.state, 'arrival') && before(card.arrival)),
      missed_departures: where(({ card }) => awaits(card.state, 'departure') && before(card.departure)),
      open_payments: where(({ hasOpenPayment }) => hasOpenPayment),
    },
  }
}
