import { documents as declaration } from '@dvor/contract/collections/content/documents.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { documentRows } from '../db/schema/content/documents.ts'

export const documents = onServer(declaration, documentRows, { access: { read: activeOnly, write: admin } })
