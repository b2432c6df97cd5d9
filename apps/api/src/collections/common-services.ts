import { commonServices as declaration } from '@dvor/contract/collections/services/common-services.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { commonServiceRows } from '../db/schema/property/common-services.ts'

export const commonServices = onServer(declaration, commonServiceRows, {
  access: { read: activeOnly, write: admin },
})
