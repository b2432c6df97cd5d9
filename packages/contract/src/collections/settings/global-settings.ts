import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { prefixIssues } from '../../money/document-prefixes.ts'
import { vatKindIssues } from '../../money/vat-kinds.ts'
import { retentionTable, type RetentionSetting } from '../../privacy/retention.ts'
import { numberIssues } from '../../values/company-numbers.ts'
import { bookingFields } from './booking-fields.ts'
import { gatheringFields } from './gathering-fields.ts'
import { moneyFields } from './money-fields.ts'
import { operationFields } from './operation-fields.ts'
import { propertyFields } from './property-fields.ts'

const section = { sk: 'Uchovávanie osobných údajov', en: 'Retention of personal data' }

/** Days after which personal data become anonymous, a field for each kind. */
const retentionFields = {
  retention_days: daysOf('retention_days'),
  retention_reservations_days: daysOf('retention_reservations_days'),
  retention_emails_days: daysOf('retention_emails_days'),
  retention_enquiries_days: daysOf('retention_enquiries_days'),
  retention_surveys_days: daysOf('retention_surveys_days'),
  retention_traces_days: daysOf('retention_traces_days'),
  retention_history_days: daysOf('retention_history_days'),
}

/** The one row of the property's settings. */
export const globalSettings = declare({
  name: 'global-settings',
  label: { one: { sk: 'Nastavenia', en: 'Settings' }, many: { sk: 'Nastavenia', en: 'Settings' } },
  adminPath: '/global-settings',
  operations: ['single', 'edit'],
  permissions: { read: 'settings.read', edit: 'settings.edit' },
  titleField: 'business_name',
  sort: 'createdAt:ASC',
  singleton: true,
  check: (settings) => [...numberIssues(settings), ...prefixIssues(settings), ...vatKindIssues(settings)],
  uploadRef: 'global-settings',
  ranges: [['check_in_from', 'check_in_until']],
  mainFields: [
    'business_name',
    'legal_name',
    'street',
    'postal_code',
    'city',
    'ico',
    'dic',
    'ic_dph',
    'vat_payer',
    'email',
    'phone',
    'latitude',
    'longitude',
    'logo',
    'icon',
    'colour_primary',
    'colour_accent',
    'colour_paper',
    'check_in_from',
    'check_in_until',
    'check_out_until',
    'notification_email',
    'payment_schedule',
    'on_site_allowed',
    'age_bands',
    'cancellation_rules',
    'stay_tax_rates',
    'iban',
  ],
  fields: {
    ...propertyFields,
    ...operationFields,
    ...bookingFields,
    ...gatheringFields,
    ...moneyFields,
    ...retentionFields,
  },
})

/** The field of one row of the table of retention. */
function daysOf(setting: RetentionSetting) {
  const { label, from, cleared, stays, reason, defaultDays } = retentionTable[setting]
  return f.atLeastOne({
    label: { sk: `${label.sk}: dní od ${from.sk}`, en: `${label.en}: days from ${from.en}` },
    help: {
      sk: `Vymaže sa: ${cleared.sk} Zostane: ${stays.sk} ${reason.sk}`,
      en: `Cleared: ${cleared.en} Stays: ${stays.en} ${reason.en}`,
    },
    default: defaultDays,
    section,
  })
}
