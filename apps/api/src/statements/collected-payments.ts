import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { addDays } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { paymentAttempts } from '../db/schema/accounting/payments.ts'
import { transactionLogs } from '../db/schema/reservations/reservations.ts'
import type { PaymentAttempt } from '../payments/payment-queries.ts'
import { endToEndId } from '../payments/providers/plain-names.ts'
import { accountProviders, providers } from '../payments/providers/providers.ts'
import { insertAllocations } from './allocation-queries.ts'
import { updateLines, type FreshLine, type Line } from './line-queries.ts'

/** A line, and whether a gateway has collected its money for a reservation. */
export interface CollectedLine extends FreshLine {
  collected: boolean
}

/** Days for which the bank may take to credit a payment that was made at a gateway. */
const longestTransfer = 30

/**
 * Finds lines whose money came through a gateway that pays to the property's account, so that it is not counted twice:
 * by the end-to-end id of the payment, else by the reservation of the symbol and the amount.
 */
export async function markCollected(db: Db, fresh: readonly FreshLine[]): Promise<CollectedLine[]> {
  const awaited = await listAwaited(db, fresh)
  return fresh.map((one) => {
    const attempt = isEuroIn(one) ? takeFrom(awaited, one) : undefined
    return { ...one, reservation: attempt?.reservation ?? one.reservation, collected: attempt !== undefined }
  })
}

const isEuroIn = ({ line: { amount, currency } }: FreshLine): boolean => amount > 0 && currency === 'EUR'

/** Takes the payment of a line out of the awaited ones, so that a second line is not the same payment. */
function takeFrom(awaited: PaymentAttempt[], { line, reservation }: FreshLine): PaymentAttempt | undefined {
  const attempt =
    awaited.find(({ reference }) => endToEndId(reference) === line.end_to_end_id) ??
    awaited.find((one) => one.reservation === reservation && one.amount === line.amount)
  if (attempt) awaited.splice(awaited.indexOf(attempt), 1)
  return attempt
}

const unlinked = sql`not exists (select from statement_allocations a
  where a.transaction = transaction_logs.id and a.released_at is null)`
const notReversed = sql`not exists (select from transaction_logs v where v.reverses = transaction_logs.id)`

/** Payments to the account at gateways that no movement was linked to yet, oldest first. */
async function listAwaited(db: Db, fresh: readonly FreshLine[]): Promise<PaymentAttempt[]> {
  const [first] = fresh.map(({ line }) => line.booked_on).toSorted()
  if (!first) return []
  const { provider, state, createdAt, reference, id } = paymentAttempts
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(provider, accountProviders),
        ne(state, 'failed'),
        gte(createdAt, addDays(first, -longestTransfer)),
        sql`not exists (select from ${transactionLogs} join statement_allocations a
          on a.transaction = transaction_logs.id and a.released_at is null
          where transaction_logs.provider = ${provider} and transaction_logs.provider_reference = ${reference})`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
  return attempts.filter((attempt) => providers[attempt.provider].paysToAccount?.includes(attempt.method))
}

/**
 * Links a movement to the payment that a gateway has booked already, instead of booking it again. Without `amount` the
 * whole line must match; then the line is done. @returns whether there is such a payment
 */
export async function linkCollected(
  db: Db,
  line: Line,
  reservation: string,
  now: Date,
  amount = line.amount,
): Promise<boolean> {
  if (line.currency !== 'EUR') return false
  const { id, kind, method, provider, createdAt } = transactionLogs
  const [entry] = await db
    .select({ id })
    .from(transactionLogs)
    .where(
      and(
        eq(transactionLogs.reservation, reservation),
        eq(kind, 'payment'),
        eq(method, 'transfer'),
        eq(transactionLogs.amount, amount),
        inArray(provider, accountProviders),
        unlinked,
        notReversed,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
  if (!entry) return false
  await insertAllocations(db, [{ id: newId(), line: line.id, reservation, transaction: entry.id, amount }])
  if (amount === line.amount) await updateLines(db, [line.id], { state: 'assigned', reason: null }, now)
  return true
}
