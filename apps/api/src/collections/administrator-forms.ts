import { administratorForms as declaration } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { email } from '@dvor/contract/values/values.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { parseRecipients } from '../property/parse-recipients.ts'
import { invalid } from '../platform/errors.ts'
import { formRows } from '../db/schema/settings/administrator-forms.ts'

const recipientsAreAddresses: Hooks['beforeWrite'] = async (_db, draft) => {
  const { recipients } = draft
  if (typeof recipients !== 'string') return draft
  const addresses = parseRecipients(recipients)
  if (addresses.some((address) => !email.safeParse(address).success))
    throw invalid([{ path: 'recipients', code: 'invalid_email' }])
  return { ...draft, recipients: addresses.join(', ') }
}

export const administratorForms = onServer(declaration, formRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: recipientsAreAddresses },
})
