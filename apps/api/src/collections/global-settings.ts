import { globalSettings as declaration } from '@dvor/contract/collections/settings/global-settings.ts'
import { admin, anyone } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { refuseUnreadable } from '../property/brand/check-colours.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'

export const globalSettings = onServer(declaration, settingsRow, {
  access: { read: anyone, write: admin },
  hooks: {
    beforeWrite: async (_db, draft, current) => {
      refuseUnreadable(draft, current)
      return draft
    },
    afterWrite: (db, _row, _before, { clock }) => keepTerms(db, clock.now()),
  },
})
