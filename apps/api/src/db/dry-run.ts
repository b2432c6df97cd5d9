import { inTransaction, type Db } from './database.ts'

/** Thrown to roll back the transaction of a dry run; carries its result. */
class DryRunOutcome extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('dry run')
    this.outcome = outcome
  }
}

/**
 * Runs a use-case in one transaction. A dry run does the same and rolls back, so that the preview shows the real
 * result.
 */
export async function inDryRun<T>(db: Db, dryRun: boolean, useCase: (tx: Db) => Promise<T>): Promise<T> {
  if (!dryRun) return inTransaction(db, useCase)
  try {
    return await inTransaction(db, async (tx): Promise<T> => {
      throw new DryRunOutcome(await useCase(tx))
    })
  } catch (error) {
    if (error instanceof DryRunOutcome) return error.outcome as T
    throw error
  }
}
