import { waitingList as declaration } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { waitingListHooks } from './list-hooks.ts'

/** Made by the public form alone (`join.ts`). */
export const waitingList = onServer(declaration, waitingListRows, {
  access: { read: adminsOnly, write: admin },
  hooks: waitingListHooks,
})
