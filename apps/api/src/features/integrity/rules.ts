import { messageRules } from './message-rules.ts'
import { moneyRules } from './money-rules.ts'
import { nightRules } from './night-rules.ts'

/** Something that holds in every property at every moment. */
export interface Rule {
  /** What was found where it does not hold. */
  readonly name: string
  /** Gives a row with a text `found` for each case; nothing personal. */
  readonly sql: string
}

export const rules: readonly Rule[] = [...nightRules, ...moneyRules, ...messageRules]
