import { closures as declaration } from '@dvor/contract/collections/calendars/closures.ts'
import { onServer } from '../crud/define.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { takeClosureNights } from '../booking/take-closure-nights.ts'

export const closures = onServer(declaration, closureRows, {
  hooks: { afterWrite: takeClosureNights },
  errors: ['nights_taken'],
})
