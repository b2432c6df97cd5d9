import { faultsOfPath } from '@dvor/api/testing/files/legal-path.ts'
import type { RaceCall } from '@dvor/api/testing/races/race-api.ts'
import { addUser, testPassword } from '@dvor/api/testing/sign-in.ts'
import { apiCalls } from '../../booking/api-booking.ts'
import { benchSecret } from '../../bench-property.ts'
import { orderOf } from '../../booking/bench-guest.ts'
import { act, noticeOf, post, referenceOf } from '../at-gateway.ts'
import { inTurn, pipelined, type Fault, type Findings } from '../fault.ts'
import { onRaceGround, strangeAnswers, worstOf, type Broken, type RaceGround } from '../racing.ts'

/** Minutes after which an order waiting for a card payment has expired, including the time of the rounds. */
const pastTheDeadline = 120

/** A bearer token of an administrator. */
async function ownerOf(ground: RaceGround): Promise<string> {
  const { email } = await addUser(ground)
  const signIn = { identifier: email, password: testPassword, rememberMe: false }
  const { accessToken } = await post<{ accessToken: string }>(ground, '/auth/local', signIn)
  return `Bearer ${accessToken}`
}

/**
 * An order that is paid at the gateway without a notification yet, and the concurrent calls on it: notification,
 * guest, owner, deadline.
 */
async function everythingOver(ground: RaceGround, round: number, authorization: string) {
  const { token, price } = await apiCalls(ground).hold(0, round)
  const order = { ...orderOf(token, price.total), payment_method: 'sandbox' }
  const { payment_url } = await post<{ payment_url: string }>(ground, '/reservation-orders', order)
  await act(ground, referenceOf(payment_url), 'lose')
  const { rows } = await ground.pool.query<{ id: string }>('select id from reservations where token = $1', [
    token,
  ])
  const detail = `/reservation-details/${token}`
  const calls: RaceCall[] = [
    noticeOf(referenceOf(payment_url), benchSecret),
    { method: 'POST', url: `${detail}/cancellation`, payload: {} },
    {
      method: 'PUT',
      url: `/reservations/${rows[0]?.id}`,
      payload: { state: 'confirmed' },
      headers: { authorization },
    },
    { method: 'GET', url: detail },
  ]
  return { token, calls }
}

/** Each process makes one call; without a fault the three with the present time make one of them together. */
async function crossed(ground: RaceGround, round: number, authorization: string, gated: boolean) {
  const { token, calls } = await everythingOver(ground, round, authorization)
  const shared = gated ? -1 : round % 3
  const results = await ground.each(
    calls.map((_, own) => calls.filter((_call, at) => at === own || (own < 3 && at === shared))),
  )
  await ground.app.inject(`/api/reservation-details/${token}`)
  const faults = await faultsOfPath(ground.api.db, token)
  return { violations: [...strangeAnswers(results), ...faults], worstMs: worstOf(results) }
}

function crossings(rounds: number, broken: Broken = {}): Promise<Findings> {
  const work = async (ground: RaceGround) => {
    const authorization = await ownerOf(ground)
    const outcomes = await inTurn(rounds, (round) =>
      crossed(ground, round, authorization, Boolean(broken.gate)),
    )
    return pipelined([outcomes, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  }
  return onRaceGround(1, broken, work, pastTheDeadline)
}

export const crossingRace: Fault = {
  name: 'path',
  what: 'paid, cancelled, overdue and confirmed at once by 4 processes: one legal path, a notice for each step',
  rounds: 20,
  run: (rounds) => crossings(rounds),
  controls: [
    {
      what: 'without locks and the look at the state',
      run: () =>
        crossings(1, {
          racers: { withoutStateCheck: true },
          // The guest's, the owner's, and one of the two notifications: the other waits for its booking.
          gate: { write: 'update of state on reservations', size: 3 },
        }),
    },
  ],
}
