import { reservationState, type ReservationState } from '@dvor/contract/values/reservation-states.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canTransition,
  effectiveState,
  nextStates,
  retakesNights,
  holdsNights,
  isOff,
  offStates,
  stateRules,
} from './states.ts'

const states = reservationState.options
const anyState = fc.constantFrom(...states)

/** The transitions of docs/domain.md; all others must be refused. */
const lawful = [
  'hold awaiting_payment',
  'hold pending_approval',
  'hold confirmed',
  'hold expired',
  'hold cancelled',
  'pending_approval awaiting_payment',
  'pending_approval confirmed',
  'pending_approval rejected',
  'pending_approval expired',
  'pending_approval cancelled',
  'awaiting_payment confirmed',
  'awaiting_payment expired',
  'awaiting_payment cancelled',
  'expired confirmed',
  'confirmed checked_in',
  'confirmed cancelled',
  'confirmed no_show',
  'no_show checked_in',
  'checked_in completed',
  'completed checked_in',
  'cancelled confirmed',
]

describe('transitions', () => {
  it('are exactly those of the specification', () => {
    const all = states.flatMap((from) => states.map((to) => [from, to] as const))
    const pairs = all.filter(([from, to]) => canTransition(from, to)).map((pair) => pair.join(' '))
    expect(pairs.toSorted()).toEqual(lawful.toSorted())
  })

  it('each have somebody who runs them', () => {
    for (const { next } of Object.values(stateRules)) {
      for (const actors of Object.values(next)) expect(actors.length).toBeGreaterThan(0)
    }
  })

  it('never let a guest confirm where the owner or a payment decides', () => {
    expect(nextStates('pending_approval', 'guest')).toEqual(['cancelled'])
    expect(nextStates('awaiting_payment', 'guest')).toEqual(['cancelled'])
    expect(nextStates('confirmed', 'guest')).toEqual(['cancelled'])
    for (const state of ['checked_in', 'completed', 'cancelled', 'expired', 'rejected', 'no_show'] as const) {
      expect(nextStates(state, 'guest')).toEqual([])
    }
  })

  it('end in rejected, and a reservation after the arrival never expires', () => {
    expect(states.filter((state) => states.every((to) => !canTransition(state, to)))).toEqual(['rejected'])
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 20 }), (wanted) => {
        let state: ReservationState = 'confirmed'
        for (const to of wanted) if (canTransition(state, to)) state = to
        expect(['hold', 'pending_approval', 'awaiting_payment', 'expired', 'rejected']).not.toContain(state)
      }),
    )
  })

  it('along any path from a hold are allowed and reach no hold again', () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 30 }), (wanted) => {
        let state: ReservationState = 'hold'
        for (const to of wanted) {
          if (!canTransition(state, to)) continue
          expect(lawful).toContain(`${state} ${to}`)
          state = to
          expect(state).not.toBe('hold')
        }
      }),
    )
  })

  it('take nights again exactly where they were freed', () => {
    const again = lawful.filter((pair) => {
      const [from, to] = pair.split(' ').map((word) => reservationState.parse(word))
      return from !== undefined && to !== undefined && retakesNights(from, to)
    })
    expect(again).toEqual(['expired confirmed', 'no_show checked_in', 'cancelled confirmed'])
    expect(states.filter((state) => !holdsNights(state))).toEqual([
      'cancelled',
      'expired',
      'rejected',
      'no_show',
    ])
  })
})

describe('an order', () => {
  it('is given up exactly when it is cancelled, expired, rejected or the guest did not come', () => {
    expect(offStates).toEqual(['cancelled', 'expired', 'rejected', 'no_show'])
    expect(states.filter(isOff).toSorted()).toEqual(offStates.toSorted())
  })

  it('that is given up holds no nights, is not booked and not payable', () => {
    for (const state of offStates)
      expect(stateRules[state]).toMatchObject({ holdsNights: false, isBooked: false, isPayable: false })
  })
})

describe('the present state', () => {
  const deadline = '2026-07-01T12:00:00.000Z'
  const on = (state: ReservationState) => ({
    state,
    hold_expires_at: state === 'hold' ? deadline : null,
    approve_by: state === 'pending_approval' ? new Date(deadline) : null,
    pay_by: deadline,
  })
  const before = new Date('2026-07-01T11:59:59.999Z')
  const after = new Date(deadline)

  it.each(['hold', 'pending_approval', 'awaiting_payment'] as const)(
    '%s expires at its deadline',
    (state) => {
      expect(effectiveState(on(state), before)).toBe(state)
      expect(effectiveState(on(state), after)).toBe('expired')
      expect(holdsNights(effectiveState(on(state), after))).toBe(false)
    },
  )

  it('without a deadline, and in every other state, stays', () => {
    const free = { hold_expires_at: null, approve_by: null, pay_by: null }
    for (const state of states) expect(effectiveState({ state, ...free }, after)).toBe(state)
    expect(effectiveState(on('confirmed'), after)).toBe('confirmed')
  })
})
