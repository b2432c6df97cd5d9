import type { Day } from '@dvor/format/days.ts'
import { z } from 'zod'
import { instant } from '../values/values.ts'

/** BT-24 of Peppol BIS Billing 3.0, and of the core norm alone. */
export const peppolCustomization =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
export const coreCustomization = 'urn:cen.eu:en16931:2017'

/** BT-23, the billing process of Peppol. */
export const peppolProfile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * Days from which payers of VAT owe electronic invoices to companies in Slovakia (act 222/2004 Z. z. as amended on 9
 * December 2025), each with what begins; see docs/law.md.
 */
export const eInvoiceDuties = [
  { from: '2027-01-01', what: 'domestic' },
  { from: '2030-07-01', what: 'european' },
] as const satisfies readonly { from: Day; what: string }[]

/** Electronic address of a participant of Peppol: scheme and identifier, `0245:2012345676`. */
export const peppolId = z
  .string()
  .trim()
  .overwrite((written) => written.replaceAll(/\s/g, ''))
  .regex(/^\d{4}:[A-Za-z0-9][A-Za-z0-9.:_-]{0,49}$/, { error: 'invalid_format' })

/** How e-invoices leave the property. */
export const eInvoiceTransports = [
  { value: 'none', label: { sk: 'Neposielať, stiahnem ich sám', en: 'Not at all, I download them myself' } },
  {
    value: 'folder',
    label: {
      sk: 'Ukladať do priečinka, odkiaľ ich berie digitálny poštár',
      en: 'Save them into a folder from which the access point takes them',
    },
  },
] as const
export type EInvoiceTransport = (typeof eInvoiceTransports)[number]['value']

/** States of an e-invoice on its way. */
export const deliveryStates = [
  { value: 'waiting', label: { sk: 'čaká na odoslanie', en: 'waiting to be sent' } },
  { value: 'sent', label: { sk: 'odovzdaná', en: 'handed over' } },
  { value: 'failed', label: { sk: 'neodoslaná', en: 'not sent' } },
] as const
export type DeliveryState = (typeof deliveryStates)[number]['value']

/** Reasons for which an e-invoice was not sent. */
export const deliveryProblems = [
  {
    value: 'no_address',
    label: {
      sk: 'Odberateľ nemá DIČ ani Peppol ID.',
      en: 'The customer has neither a tax number nor a Peppol ID.',
    },
  },
  {
    value: 'no_sender',
    label: { sk: 'V nastaveniach chýba vaše DIČ.', en: 'Your tax number is missing in the settings.' },
  },
  { value: 'rules', label: { sk: 'Nespĺňa pravidlá e-faktúry.', en: 'It breaks rules of e-invoices.' } },
  {
    value: 'transport',
    label: {
      sk: 'Priečinok na odosielanie nie je dostupný.',
      en: 'The folder for sending is not available.',
    },
  },
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]['value']

/** The way of a document's e-invoice, as lists show it. */
export const eInvoiceDelivery = z.object({
  state: z.enum(deliveryStates.map(({ value }) => value)),
  problem: z.enum(deliveryProblems.map(({ value }) => value)).nullable(),
  /** Names of the rules that it breaks. */
  rules: z.array(z.string()),
  sent_at: instant.nullable(),
})
export type EInvoiceDelivery = z.infer<typeof eInvoiceDelivery>

/** `GET /e-invoices/transport`: the folders in use; null where nothing is sent. */
export const transportView = z.object({
  folders: z.object({ out: z.string(), in: z.string() }).nullable(),
  /** Whether the environment of the server chose the folder, above the settings. */
  by_environment: z.boolean(),
  /** Files from the folder that could not be read, with their reasons. */
  refused: z.array(z.object({ file: z.string(), reason: z.string() })),
})
