import { activities as declaration } from '@dvor/contract/collections/services/activities.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { activityRows } from '../db/schema/property/activities.ts'

export const activities = onServer(declaration, activityRows, { access: { read: activeOnly, write: admin } })
