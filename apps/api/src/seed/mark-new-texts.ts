import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { contacts } from '@dvor/contract/collections/content/contacts.ts'
import { editableAutomatedEmails } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { formRows } from '../db/schema/settings/administrator-forms.ts'
import { contactRows } from '../db/schema/content/contacts.ts'
import { automatedEmailRows } from '../db/schema/messages/editable-automated-emails.ts'
import { textBlockRows } from '../db/schema/content/text-blocks.ts'
import { sampleRows } from '../db/schema/system/sample-rows.ts'

/** Collections with rows that a new installation brings along and that guests read. */
const seeded = [
  { declaration: textBlocks, table: textBlockRows },
  { declaration: contacts, table: contactRows },
  { declaration: administratorForms, table: formRows },
  { declaration: editableAutomatedEmails, table: automatedEmailRows },
]

/** Marks the texts of a new installation as sample content, so that the owner looks at them before guests do. */
export async function markNewTexts(db: Db): Promise<void> {
  for (const { declaration, table } of seeded)
    await db.execute(sql`
      insert into ${sampleRows} (collection, record_id, rewritten) select ${declaration.name}, ${table.id}, true from ${table}
      on conflict do nothing`)
}
