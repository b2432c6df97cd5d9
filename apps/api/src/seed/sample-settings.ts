import type { EditInput } from '@dvor/contract/declaration/collection.ts'
import { lawfulTaxNights } from '@dvor/contract/money/stay-tax.ts'
import type { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'

/**
 * Settings of the sample business, which does not exist: the company number fails its own check sum, the domain cannot
 * be registered, and the account is the example of the standard.
 */
export const sampleSettings = {
  business_name: 'Dvor pod Lipami',
  legal_name: 'Dvor pod Lipami, s. r. o.',
  street: 'Pod Lipami 12',
  postal_code: '034 99',
  city: 'Horné Podlipie',
  ico: '12345678',
  dic: '2012345678',
  ic_dph: 'SK2012345678',
  vat_payer: true,
  registration_note: 'zapísaná v obchodnom registri (ukážkový podnik, v skutočnosti neexistuje)',
  email: 'recepcia@dvorpodlipami.example',
  phone: '+421 900 000 012',
  facebook_url: 'https://www.facebook.com/dvorpodlipami.ukazka',
  instagram_url: 'https://www.instagram.com/dvorpodlipami.ukazka',
  latitude: 49.1462,
  longitude: 19.3418,
  check_in_from: '14:00',
  check_in_until: '20:00',
  check_out_until: '10:00',
  stay_tax_rates: [
    {
      valid_from: '2026-01-01',
      amount: 100,
      from_age: 18,
      max_nights: lawfulTaxNights,
      exemptions: ['disability', 'companion'],
    },
  ],
  stay_tax_municipality: 'Horné Podlipie',
  iban: 'SK3112000000198742637541',
  voucher_sale: true,
  gathering_offered: true,
  terms_version: '2026-11',
} as const satisfies EditInput<typeof globalSettings>
