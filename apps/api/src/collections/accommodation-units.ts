import { accommodationUnits as declaration } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { units } from '../db/schema/property/accommodation-units.ts'

export const accommodationUnits = onServer(declaration, units, { access: { read: activeOnly, write: admin } })
