import { halls as declaration } from '@dvor/contract/collections/services/halls.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { hallRows } from '../db/schema/property/halls.ts'

export const halls = onServer(declaration, hallRows, { access: { read: activeOnly, write: admin } })
