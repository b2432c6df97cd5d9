import type { RaceCall } from '@dvor/api/testing/races/race-api.ts'
import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { orderOf } from '../../booking/bench-guest.ts'
import { apiCalls } from '../../booking/api-booking.ts'
import { benchSecret as secret } from '../../bench-property.ts'
import { act, noticeOf, post, referenceOf } from '../at-gateway.ts'
import { inTurn, pipelined, type Fault, type Findings } from '../fault.ts'
import { onRaceGround, worstOf, type Broken, type RaceGround } from '../racing.ts'

/** Stays from here on are so far away that a deposit is due first. */
const farRound = 8

interface Payment {
  token: string
  reference: string
}

/** A reservation with a paid deposit whose balance has been requested and is unpaid. */
async function restOf(ground: RaceGround, round: number): Promise<Payment> {
  const { token, price } = await apiCalls(ground).hold(0, farRound + round)
  const order = { ...orderOf(token, price.total), payment_method: 'sandbox' }
  const ordered = await post<{ payment_url: string }>(ground, '/reservation-orders', order)
  await act(ground, referenceOf(ordered.payment_url), 'pay')
  const rest = await post<{ payment_url: string }>(ground, `/reservation-details/${token}/payments`, {
    payment_method: 'sandbox',
  })
  return { token, reference: referenceOf(rest.payment_url) }
}

async function booked(ground: RaceGround, { token }: Payment): Promise<{ n: number; amounts: number[] }> {
  const { rows } = await ground.pool.query<{ amount: number }>(
    `select t.amount from transaction_logs t join reservations r on r.id = t.reservation where r.token = $1`,
    [token],
  )
  return { n: rows.length, amounts: rows.map(({ amount }) => amount) }
}

/**
 * Paid and notified by every process several times, with forged notifications among them; or paid without a
 * notification.
 */
async function paidAndNotified(ground: RaceGround, round: number): Promise<Findings> {
  const payment = await restOf(ground, round)
  const forged = noticeOf(payment.reference, 'another secret than the gateway has')
  await act(ground, payment.reference, 'lose')
  const times = round % 6
  const notificationCalls = Array.from({ length: times }, () => noticeOf(payment.reference, secret))
  const look: RaceCall = { method: 'GET', url: `/reservation-details/${payment.token}` }
  // Without a notification the payment is found when the reservation is read.
  const calls =
    times === 0 ? [look] : round % 2 ? [forged, ...notificationCalls, look] : [...notificationCalls, forged]
  const results = await ground.call(calls)
  const { n } = await booked(ground, payment)
  const violations: string[] = []
  if (n !== 2) violations.push(`a payment told of ${times * 4} times was booked ${n - 1} times`)
  for (const { status } of results)
    if (status !== 200 && status !== 400) violations.push(`an answer of ${status}`)
  return { violations, worstMs: worstOf(results) }
}

/** Unpaid, with forged notifications of a payment: nothing is booked. */
async function onlyForged(ground: RaceGround, round: number): Promise<Findings> {
  const payment = await restOf(ground, round)
  const results = await ground.call([noticeOf(payment.reference, 'another secret than the gateway has')])
  const refused = results.every(({ status }) => status === 400)
  const { n } = await booked(ground, payment)
  return {
    violations: refused && n === 1 ? [] : ['a forged notification was accepted'],
    worstMs: worstOf(results),
  }
}

/** The gateway took another amount than requested: booked once, with the actual amount. */
async function otherAmount(ground: RaceGround, round: number): Promise<Findings> {
  const payment = await restOf(ground, round)
  await ground.pool.query('update sandbox_payments set amount = 100 where reference = $1', [
    payment.reference,
  ])
  await act(ground, payment.reference, 'lose')
  const results = await ground.call([
    noticeOf(payment.reference, secret),
    noticeOf(payment.reference, secret),
  ])
  const { n, amounts } = await booked(ground, payment)
  const violations =
    n === 2 && amounts.includes(100) ? [] : [`another amount was booked as ${amounts.join(', ')}`]
  return { violations, worstMs: worstOf(results) }
}

function notifications(rounds: number, broken: Broken = {}): Promise<Findings> {
  return onRaceGround(1, broken, async (ground) => {
    const schedule = JSON.stringify(usualSchedule)
    await ground.pool.query('update global_settings set payment_schedule = $1', [schedule])
    const outcomes = await inTurn(rounds, (round) => paidAndNotified(ground, broken.gate ? 1 : round))
    const others = broken.gate
      ? []
      : [await otherAmount(ground, rounds), await onlyForged(ground, rounds + 1)]
    return pipelined([outcomes, ...others, { violations: await ground.checkIntegrity(), worstMs: 0 }])
  })
}

export const gatewayNotifications: Fault = {
  name: 'notifications',
  what: 'a notification of the gateway 4 to 20 times at once in any order, forged, of another amount, lost: one transaction or none',
  rounds: 12,
  run: (rounds) => notifications(rounds),
  controls: [
    {
      what: 'without locks and the key on the reference',
      run: () =>
        notifications(1, {
          racers: { withoutLocks: true },
          statements: ['drop index transaction_of_provider'],
          gate: { write: 'update on payment_attempts', size: 2 },
        }),
    },
  ],
}
