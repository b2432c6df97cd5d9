import { messageRules } from './message-rules.ts'
import { moneyRules } from './money-rules.ts'
import { nightRules } from './night-rules.ts'

/** An invariant of the data of every property. */
export interface Rule {
  /** Description of the violation. */
  readonly name: string
  /** Selects a row with a text `found` for each violation; no personal data. */
  readonly sql: string
}

export const rules: readonly Rule[] = [...nightRules, ...moneyRules, ...messageRules]
