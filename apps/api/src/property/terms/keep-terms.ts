import { inTransaction, type Db } from '../../db/database.ts'
import { insertCurrentTerms, lockTerms } from './queries.ts'

/**
 * Keeps the terms as they stand now, after each write that may have changed them and in its transaction: whatever a
 * guest accepts can be sent later, word for word. `at` is the moment of the write; without it the database's own.
 */
export async function keepTerms(db: Db, at?: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A version and its text may be edited by two people at once; the second one sees what the first has written.
    await lockTerms(tx)
    await insertCurrentTerms(tx, at)
  })
}
