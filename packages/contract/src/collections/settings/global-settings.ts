import { declare } from '../../declaration/collection.ts'
import { prefixIssues } from '../../money/document-prefixes.ts'
import { vatKindIssues } from '../../money/vat-kinds.ts'
import { numberIssues } from '../../values/company-numbers.ts'
import { bookingFields } from './booking-fields.ts'
import { gatheringFields } from './gathering-fields.ts'
import { moneyFields } from './money-fields.ts'
import { operationFields } from './operation-fields.ts'
import { propertyFields } from './property-fields.ts'
import { retentionFields } from './retention-fields.ts'

/** The one row of the property's settings. */
export const globalSettings = declare({
  name: 'global-settings',
  label: { one: { sk: 'Nastavenia', en: 'Settings' }, many: { sk: 'Nastavenia', en: 'Settings' } },
  adminPath: '/global-settings',
  operations: ['single', 'edit'],
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
