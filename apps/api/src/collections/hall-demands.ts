import { hallDemands as declaration } from '@dvor/contract/collections/services/hall-demands.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { hallDemandRows } from '../db/schema/booking/hall-demands.ts'

/** Made by the public form alone (`enquiries`). */
export const hallDemands = onServer(declaration, hallDemandRows, {
  access: { read: adminsOnly, write: admin },
  hasSearchText: true,
})
