import { closures as declaration } from '@dvor/contract/collections/calendars/closures.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { takeClosureNights } from '../booking/take-closure-nights.ts'

export const closures = onServer(declaration, closureRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { afterWrite: takeClosureNights },
})
