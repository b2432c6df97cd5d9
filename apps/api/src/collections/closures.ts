import { closures as declaration } from '@dvor/contract/collections/accommodation/closures.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { closureRows } from '../features/closures/table.ts'
import { takeClosureNights } from '../features/closures/take-closure-nights.ts'

export const closures = onServer(declaration, closureRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { afterWrite: takeClosureNights },
})
