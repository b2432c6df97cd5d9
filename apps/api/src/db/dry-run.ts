import { inTransaction, type Db } from './database.ts'

/** Leaves the transaction of a dry run without a trace; carries what would have been. */
class DryRunOutcome extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('rehearsed')
    this.outcome = outcome
  }
}

/**
 * Runs a use-case in one transaction. A dry run does the very same and rolls back, so that what somebody is shown is what
 * would happen.
 */
export async function inDryRun<T>(db: Db, dryRun: boolean, story: (tx: Db) => Promise<T>): Promise<T> {
  if (!dryRun) return inTransaction(db, story)
  try {
    return await inTransaction(db, async (tx): Promise<T> => {
      throw new DryRunOutcome(await story(tx))
    })
  } catch (error) {
    if (error instanceof DryRunOutcome) return error.outcome as T
    throw error
  }
}
