import { lostItems as lostItemsDeclaration } from '@dvor/contract/collections/housekeeping/lost-items.ts'
import { tasks as tasksDeclaration } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { onServer } from '../crud/define.ts'
import { lostItemRows, taskRows } from '../db/schema/housekeeping/tasks.ts'
import { lostItemHooks, taskHooks } from '../housekeeping/task-hooks.ts'

export const tasks = onServer(tasksDeclaration, taskRows, { hooks: taskHooks, errors: ['nights_taken'] })

export const lostItems = onServer(lostItemsDeclaration, lostItemRows, { hooks: lostItemHooks })
