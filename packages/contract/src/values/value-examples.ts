import { defaultPalette } from './palette.ts'

/** Example values for documentation and tests, where check digits or lists cannot be described by a pattern. */
export const valueExamples: Readonly<Record<string, unknown>> = {
  iban: 'SK3112000000198742637541',
  bic: 'TATRSKBX',
  ico: '12345679',
  dic: '2012345676',
  ic_dph: 'SK2012345676',
  peppol_id: '0245:2012345676',
  ekasa_number: 'O-0123456789ABCDEF0123456789ABCDEF',
  // The allowance is for a person, and the example has a company.
  recreation_allowance: null,
  // Ages begin at 0, and the rest is the last part.
  from_age: 0,
  // Children pay by their age only where persons pay.
  price_basis: 'person',
  // The unit of the example is no whole house.
  rooms_discount: null,
  // A night after an arrival on Monday.
  departure_weekdays: [2],
  payment_schedule: [{ share: 'rest', value: 0, days_before: null }],
  issuer_id: '3388000000022123456',
  // Beginnings of files in base64.
  certificate: 'MIIKYAIBAzCC',
  private_key: null,
  intermediate: 'MIIEVTCCAz2g',
  service_account: 'eyJ0eXBlIjoi',
  // No two documents share a prefix.
  invoice_prefix: 'FA',
  advance_invoice_prefix: 'FP',
  credit_note_prefix: 'DB',
  postal_code: '034 01',
  country: 'SK',
  points: '49.1462, 19.3418',
  colour_primary: defaultPalette.primary,
  colour_accent: defaultPalette.accent,
  colour_paper: defaultPalette.paper,
}
