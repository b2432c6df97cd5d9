import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { PaymentRequest } from './provider.ts'
import { sandboxPayments } from './table.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

export async function insertSandboxPayment(
  db: Db,
  { reference, amount, description, returnUrl }: PaymentRequest,
): Promise<void> {
  await db
    .insert(sandboxPayments)
    .values({ reference, amount, description, return_url: returnUrl })
    .onConflictDoNothing()
}

export async function findSandboxPayment(db: Db, reference: string): Promise<SandboxPayment> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  if (!row) throw notFound('Payment')
  return row
}

/** What the person at the trial gateway did; a paid payment stays paid. */
export async function updateSandboxPayment(
  db: Db,
  reference: string,
  changes: Partial<Pick<SandboxPayment, 'state' | 'settles_at'>>,
): Promise<void> {
  await db
    .update(sandboxPayments)
    .set(changes)
    .where(and(eq(sandboxPayments.reference, reference), ne(sandboxPayments.state, 'paid')))
}
