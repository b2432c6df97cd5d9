import { statementLines as declaration } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { onServer } from '../crud/define.ts'
import { computeLines } from '../statements/present-lines.ts'
import { statementLineRows } from '../db/schema/accounting/statements.ts'

/** Reading goes through the engine; lines are written by importing and assigning alone. */
export const statementLines = onServer(declaration, statementLineRows, {
  hasSearchText: true,
  hooks: { compute: computeLines },
})
