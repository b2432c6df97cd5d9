import { z } from 'zod'

/** BT-24 of Peppol BIS Billing 3.0, and of the core norm alone. */
export const peppolCustomization =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
export const coreCustomization = 'urn:cen.eu:en16931:2017'

/** BT-23, the billing process of Peppol. */
export const peppolProfile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** Electronic address of a participant of Peppol: scheme and identifier, `0245:2012345676`. */
export const peppolId = z
  .string()
  .trim()
  .overwrite((written) => written.replaceAll(/\s/g, ''))
  .regex(/^\d{4}:[A-Za-z0-9][A-Za-z0-9.:_-]{0,49}$/, { error: 'invalid_format' })
