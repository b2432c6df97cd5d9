import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import type { VatClass } from '@dvor/booking/invoice/vat.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'

/** A credit note's frozen amounts are negative; in UBL they are positive. */
export const signOf = ({ kind }: IssuedDocument): number => (kind === 'credit_note' ? -1 : 1)

/** Cents as an amount in euros. */
export const amount = (name: string, cents: number): Element | null =>
  element(`cbc:${name}`, decimalEuros(cents === 0 ? 0 : cents), { currencyID: 'EUR' })

/** A number without binary rounding errors: rates and quantities have two decimals at most. */
export const decimal = (value: number): string => String(Math.round(value * 100) / 100)

/** BT-121: codes of the list VATEX, where a category has one of its own. */
const exemptionCodes: Partial<Record<VatClass['category'], string>> = {
  O: 'VATEX-EU-O',
  AE: 'VATEX-EU-AE',
}

/** BT-118 and BT-119; category O has no rate (BR-O-05). */
export const composeCategory = (
  name: 'TaxCategory' | 'ClassifiedTaxCategory',
  { category, rate }: VatClass,
  reasons: readonly (Element | null)[] = [],
): Element | null =>
  element(`cac:${name}`, [
    element('cbc:ID', category),
    category === 'O' ? null : element('cbc:Percent', decimal(rate ?? 0)),
    ...reasons,
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])

/** BT-121 and BT-120: why a row has no VAT. */
function reasonsOf({ category }: VatClass, { bill, language }: IssuedDocument): (Element | null)[] {
  if (category === 'S' || category === 'Z') return []
  const reason = category === 'AE' ? documentWords[language].reverseCharge : bill.exemption
  return [
    element('cbc:TaxExemptionReasonCode', exemptionCodes[category]),
    element('cbc:TaxExemptionReason', reason),
  ]
}

/** BG-20: the coupon's discount, for each rate. */
export function composeAllowances(document: IssuedDocument): (Element | null)[] {
  const sign = signOf(document)
  return document.bill.lines
    .filter((line) => line.kind === 'discount' && line.net !== 0)
    .map((line) =>
      element('cac:AllowanceCharge', [
        element('cbc:ChargeIndicator', 'false'),
        element('cbc:AllowanceChargeReasonCode', '95'),
        element('cbc:AllowanceChargeReason', line.name),
        amount('Amount', -sign * line.net),
        composeCategory('TaxCategory', line),
      ]),
    )
}

/** BT-110 and BG-23. */
export function composeTaxTotal(document: IssuedDocument): Element | null {
  const { vat_rows, totals } = document.bill
  const sign = signOf(document)
  return element('cac:TaxTotal', [
    amount('TaxAmount', sign * totals.vat),
    ...vat_rows.map((row) =>
      element('cac:TaxSubtotal', [
        amount('TaxableAmount', sign * row.net),
        amount('TaxAmount', sign * row.vat),
        composeCategory('TaxCategory', row, reasonsOf(row, document)),
      ]),
    ),
  ])
}

/** BT-106 to BT-115. */
export function composeTotals(document: IssuedDocument): Element | null {
  const { lines_net, allowances, net, total, prepaid, due } = document.bill.totals
  const sign = signOf(document)
  return element('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', sign * lines_net),
    amount('TaxExclusiveAmount', sign * net),
    amount('TaxInclusiveAmount', sign * total),
    allowances === 0 ? null : amount('AllowanceTotalAmount', sign * allowances),
    prepaid === 0 ? null : amount('PrepaidAmount', sign * prepaid),
    amount('PayableAmount', sign * due),
  ])
}
