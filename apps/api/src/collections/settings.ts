import { administratorForms as administratorFormsDeclaration } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { email } from '@dvor/contract/values/values.ts'
import { globalSettings as globalSettingsDeclaration } from '@dvor/contract/collections/settings/global-settings.ts'
import { writtenPostalCode } from '@dvor/contract/values/company-numbers.ts'
import { activeOnly, everything } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { parseRecipients } from '../property/parse-recipients.ts'
import { invalid } from '../platform/errors.ts'
import { formRows } from '../db/schema/settings/administrator-forms.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { refuseUsedPrefixes } from '../documents/choose-number.ts'
import { refuseUnreadable } from '../property/brand/check-colours.ts'
import { redirects } from '../property/redirecting-edit.ts'
import { refuseUsedVatKinds } from '../property/vat-kinds.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'

const recipientsAreAddresses: Hooks['beforeWrite'] = async (_db, draft) => {
  const { recipients } = draft
  if (typeof recipients !== 'string') return draft
  const addresses = parseRecipients(recipients)
  if (addresses.some((address) => !email.safeParse(address).success))
    throw invalid([{ path: 'recipients', code: 'invalid_email' }])
  return { ...draft, recipients: addresses.join(', ') }
}

export const administratorForms = onServer(administratorFormsDeclaration, formRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: recipientsAreAddresses },
})

export const globalSettings = onServer(globalSettingsDeclaration, settingsRow, {
  visitors: everything,
  hooks: {
    beforeWrite: async (db, draft, current, { actor, clock }) => {
      refuseUnreadable(draft, current)
      if (current) await refuseUsedPrefixes(db, draft, current, { clock })
      if (current) await refuseUsedVatKinds(db, draft, current)
      if (current && redirects(draft, current)) await requireRecentProof({ db, clock }, actor)
      const code = draft['postal_code']
      if (typeof code !== 'string') return draft
      return { ...draft, postal_code: writtenPostalCode(code, draft['country'] ?? current?.['country']) }
    },
    afterWrite: (db, _row, _before, { clock }) => keepTerms(db, clock.now()),
  },
})
