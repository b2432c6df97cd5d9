import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { askedLanguage, askedStayFields } from './asked-stay-fields.ts'
import { gatheringStates } from '../../values/gathering-states.ts'

/**
 * Units held for several families that book together. The public form makes them, so there is no create; units, end
 * and state change by the calls of `packages/contract/src/reservations/gatherings.ts`.
 */
export const gatherings = declare({
  name: 'gatherings',
  label: {
    one: { sk: 'Spoločný pobyt', en: 'Gathering' },
    many: { sk: 'Spoločné pobyty', en: 'Gatherings' },
  },
  adminPath: '/gatherings',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'enquiries.manage', edit: 'enquiries.manage' },
  titleField: 'guest_name',
  sort: 'createdAt:DESC',
  fields: {
    state: f.choice(gatheringStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'unconfirmed',
      readOnly: true,
      inList: true,
    }),
    guest_name: f.text({
      label: { sk: 'Organizátor', en: 'Organiser' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    ...askedStayFields,
    held_until: f.instant({
      label: { sk: 'Držíme do', en: 'Held until' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    message: f.longtext({ label: { sk: 'Odkaz pre ostatných', en: 'Word for the others' }, readOnly: true }),
    language: askedLanguage,
    note: f.longtext({ label: { sk: 'Naša poznámka', en: 'Our note' } }),
  },
})
