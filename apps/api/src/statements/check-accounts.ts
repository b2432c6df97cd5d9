import type { Db } from '../db/database.ts'
import { bankAccountRows } from '../db/schema/settings/bank-accounts.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'

/**
 * Refuses a statement of an account that is not the property's: its own ones are the account of the settings and those
 * of `bank-accounts`. @throws ApiError `statement_account_foreign`, or `statement_account_unknown` for one that the owner
 * was not asked about yet; `details.iban` is the account
 */
export async function refuseOtherAccounts(db: Db, accounts: readonly string[]): Promise<void> {
  const known = new Map((await db.select().from(bankAccountRows)).map(({ iban, is_own }) => [iban, is_own]))
  const { iban: own } = await readSettings(db)
  if (own !== null) known.set(own, true)
  const refused = (code: 'statement_account_foreign' | 'statement_account_unknown', iban: string) =>
    new ApiError(code, `The statement is of the account ${iban}`, { details: { iban } })
  const foreign = accounts.find((iban) => known.get(iban) === false)
  if (foreign !== undefined) throw refused('statement_account_foreign', foreign)
  const unknown = accounts.find((iban) => !known.has(iban))
  if (unknown !== undefined) throw refused('statement_account_unknown', unknown)
}
