import { globalSettings as declaration } from '@dvor/contract/collections/settings/global-settings.ts'
import { writtenPostalCode } from '@dvor/contract/values/company-numbers.ts'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import { everything } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { refuseUsedPrefixes } from '../documents/choose-number.ts'
import { refuseUnreadable } from '../property/brand/check-colours.ts'
import { redirects } from '../property/redirecting-edit.ts'
import { refuseUsedVatKinds } from '../property/vat-kinds.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'

export const globalSettings = onServer(declaration, settingsRow, {
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
