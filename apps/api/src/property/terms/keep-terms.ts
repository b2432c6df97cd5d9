import { inTransaction, type Db } from '../../db/database.ts'
import { insertCurrentTerms, lockTerms } from './queries.ts'

/**
 * Stores the current terms, after each write that may have changed them and in its transaction, so that the accepted
 * wording can be sent later. `at` is the moment of the write; without it the database's own.
 */
export async function keepTerms(db: Db, at?: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Version and text may be edited by two people at once; with the lock the second one reads the first one's change.
    await lockTerms(tx)
    await insertCurrentTerms(tx, at)
  })
}
