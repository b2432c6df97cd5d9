import { all, centsAt, textAt, type Node } from './en-16931.ts'

type Rule = (document: Node) => boolean

const totals = 'cac:LegalMonetaryTotal'
const linesOf = (document: Node) => [
  ...all(document, 'cac:InvoiceLine'),
  ...all(document, 'cac:CreditNoteLine'),
]
const rowsOf = (document: Node) => all(document, 'cac:TaxTotal/cac:TaxSubtotal')
const sum = (nodes: readonly Node[], path: string) =>
  nodes.reduce((cents, node) => cents + centsAt(node, path), 0)
const has =
  (path: string): Rule =>
  (document) =>
    Boolean(textAt(document, path))
const seller = 'cac:AccountingSupplierParty/cac:Party'
const buyer = 'cac:AccountingCustomerParty/cac:Party'
const country = 'cac:PostalAddress/cac:Country/cbc:IdentificationCode'

const vatIds = (document: Node, party: string) =>
  all(document, `${party}/cac:PartyTaxScheme`)
    .filter((scheme) => textAt(scheme, 'cac:TaxScheme/cbc:ID') === 'VAT')
    .map((scheme) => textAt(scheme, 'cbc:CompanyID') ?? '')

const category = (row: Node) => textAt(row, 'cac:TaxCategory/cbc:ID') ?? ''
const rate = (node: Node, name = 'cac:TaxCategory') => textAt(node, `${name}/cbc:Percent`)

/** Base of a row's category and rate from lines and allowances (BR-S-08, BR-E-08, BR-O-08). */
function baseOf(document: Node, row: Node): number {
  const isAlike = (node: Node, name: string) =>
    textAt(node, `${name}/cbc:ID`) === category(row) && rate(node, name) === rate(row)
  const lines = linesOf(document).filter((line) => isAlike(line, 'cac:Item/cac:ClassifiedTaxCategory'))
  const off = all(document, 'cac:AllowanceCharge').filter((one) => isAlike(one, 'cac:TaxCategory'))
  return sum(lines, 'cbc:LineExtensionAmount') - sum(off, 'cbc:Amount')
}

/** Tolerance of the norm's own checks, in cents: prices with VAT have no net to the cent. */
const leewayCents = 100
/** Cents that rounding can change: the row's own, and one for each deducted invoice. */
const movedBy = (document: Node) =>
  1 + linesOf(document).filter((line) => centsAt(line, 'cbc:LineExtensionAmount') < 0).length

function isRateTimesBase(document: Node, row: Node): boolean {
  const base = centsAt(row, 'cbc:TaxableAmount')
  const off = Math.abs(centsAt(row, 'cbc:TaxAmount') - Math.round((base * Number(rate(row) ?? 0)) / 100))
  return off <= movedBy(document) && off < leewayCents
}

/** Rules of EN 16931 by their names; each returns true for a document that complies. */
export const rules: Record<string, Rule> = {
  'BR-01': (document) => textAt(document, 'cbc:CustomizationID') === 'urn:cen.eu:en16931:2017',
  'BR-02': has('cbc:ID'),
  'BR-03': (document) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(document, 'cbc:IssueDate') ?? ''),
  'BR-04': (document) =>
    /^(380|381|386)$/.test(
      textAt(document, 'cbc:InvoiceTypeCode') ?? textAt(document, 'cbc:CreditNoteTypeCode') ?? '',
    ),
  'BR-05': (document) => textAt(document, 'cbc:DocumentCurrencyCode') === 'EUR',
  'BR-06': has(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-07': has(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-08': (document) => all(document, `${seller}/cac:PostalAddress`).length === 1,
  'BR-09': (document) => /^[A-Z]{2}$/.test(textAt(document, `${seller}/${country}`) ?? ''),
  'BR-10': (document) => all(document, `${buyer}/cac:PostalAddress`).length === 1,
  'BR-11': (document) => /^[A-Z]{2}$/.test(textAt(document, `${buyer}/${country}`) ?? ''),
  'BR-12': has(`${totals}/cbc:LineExtensionAmount`),
  'BR-13': has(`${totals}/cbc:TaxExclusiveAmount`),
  'BR-14': has(`${totals}/cbc:TaxInclusiveAmount`),
  'BR-15': has(`${totals}/cbc:PayableAmount`),
  'BR-16': (document) => linesOf(document).length > 0,
  'BR-21': (document) => {
    const ids = linesOf(document).map((line) => textAt(line, 'cbc:ID'))
    return ids.every(Boolean) && new Set(ids).size === ids.length
  },
  'BR-22': (document) =>
    linesOf(document).every((line) =>
      Boolean(textAt(line, 'cbc:InvoicedQuantity') ?? textAt(line, 'cbc:CreditedQuantity')),
    ),
  'BR-24': (document) =>
    linesOf(document).every((line) => textAt(line, 'cbc:LineExtensionAmount') !== undefined),
  'BR-25': (document) => linesOf(document).every((line) => Boolean(textAt(line, 'cac:Item/cbc:Name'))),
  'BR-26': (document) =>
    linesOf(document).every((line) => textAt(line, 'cac:Price/cbc:PriceAmount') !== undefined),
  'BR-27': (document) => linesOf(document).every((line) => centsAt(line, 'cac:Price/cbc:PriceAmount') >= 0),
  'BR-29': (document) =>
    (textAt(document, 'cac:InvoicePeriod/cbc:EndDate') ?? '9') >=
    (textAt(document, 'cac:InvoicePeriod/cbc:StartDate') ?? ''),
  'BR-31': (document) =>
    all(document, 'cac:AllowanceCharge').every((one) => textAt(one, 'cbc:Amount') !== undefined),
  'BR-32': (document) =>
    all(document, 'cac:AllowanceCharge').every((one) => Boolean(textAt(one, 'cac:TaxCategory/cbc:ID'))),
  'BR-33': (document) =>
    all(document, 'cac:AllowanceCharge').every((one) => Boolean(textAt(one, 'cbc:AllowanceChargeReason'))),
  'BR-45': (document) => rowsOf(document).every((row) => textAt(row, 'cbc:TaxableAmount') !== undefined),
  'BR-46': (document) => rowsOf(document).every((row) => textAt(row, 'cbc:TaxAmount') !== undefined),
  'BR-47': (document) => rowsOf(document).every((row) => category(row) !== ''),
  'BR-48': (document) => rowsOf(document).every((row) => category(row) === 'O' || rate(row) !== undefined),
  'BR-49': (document) =>
    all(document, 'cac:PaymentMeans').every((one) => Boolean(textAt(one, 'cbc:PaymentMeansCode'))),
  'BR-50': (document) =>
    all(document, 'cac:PaymentMeans/cac:PayeeFinancialAccount').every((one) =>
      Boolean(textAt(one, 'cbc:ID')),
    ),
  'BR-55': (document) =>
    all(document, 'cac:BillingReference/cac:InvoiceDocumentReference').every((one) =>
      Boolean(textAt(one, 'cbc:ID')),
    ),
  'BR-61': (document) =>
    all(document, 'cac:PaymentMeans').every(
      (one) =>
        textAt(one, 'cbc:PaymentMeansCode') !== '30' ||
        Boolean(textAt(one, 'cac:PayeeFinancialAccount/cbc:ID')),
    ),
  'BR-CO-04': (document) =>
    linesOf(document).every((line) => Boolean(textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'))),
  'BR-CO-09': (document) =>
    [...vatIds(document, seller), ...vatIds(document, buyer)].every((id) => /^[A-Z]{2}/.test(id)),
  'BR-CO-10': (document) =>
    sum(linesOf(document), 'cbc:LineExtensionAmount') ===
    centsAt(document, `${totals}/cbc:LineExtensionAmount`),
  'BR-CO-11': (document) =>
    sum(all(document, 'cac:AllowanceCharge'), 'cbc:Amount') ===
    centsAt(document, `${totals}/cbc:AllowanceTotalAmount`),
  'BR-CO-13': (document) =>
    centsAt(document, `${totals}/cbc:TaxExclusiveAmount`) ===
    centsAt(document, `${totals}/cbc:LineExtensionAmount`) -
      centsAt(document, `${totals}/cbc:AllowanceTotalAmount`),
  'BR-CO-14': (document) =>
    centsAt(document, 'cac:TaxTotal/cbc:TaxAmount') === sum(rowsOf(document), 'cbc:TaxAmount'),
  'BR-CO-15': (document) =>
    centsAt(document, `${totals}/cbc:TaxInclusiveAmount`) ===
    centsAt(document, `${totals}/cbc:TaxExclusiveAmount`) + centsAt(document, 'cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-16': (document) =>
    centsAt(document, `${totals}/cbc:PayableAmount`) ===
    centsAt(document, `${totals}/cbc:TaxInclusiveAmount`) - centsAt(document, `${totals}/cbc:PrepaidAmount`),
  'BR-CO-17': (document) => rowsOf(document).every((row) => isRateTimesBase(document, row)),
  'BR-CO-18': (document) => rowsOf(document).length > 0,
  'BR-CO-25': (document) =>
    document.name === 'CreditNote' ||
    centsAt(document, `${totals}/cbc:PayableAmount`) <= 0 ||
    Boolean(textAt(document, 'cbc:DueDate') ?? textAt(document, 'cac:PaymentTerms/cbc:Note')),
  'BR-CO-26': (document) =>
    vatIds(document, seller).length > 0 ||
    Boolean(textAt(document, `${seller}/cac:PartyLegalEntity/cbc:CompanyID`)),
  'BR-S-02': (document) =>
    !rowsOf(document).some((row) => category(row) === 'S') || vatIds(document, seller).length > 0,
  'BR-S-05': (document) => rowsOf(document).every((row) => category(row) !== 'S' || Number(rate(row)) > 0),
  'BR-S-08': (document) =>
    rowsOf(document).every((row) => baseOf(document, row) === centsAt(row, 'cbc:TaxableAmount')),
  'BR-E-05': (document) => rowsOf(document).every((row) => category(row) !== 'E' || Number(rate(row)) === 0),
  'BR-E-09': (document) =>
    rowsOf(document).every(
      (row) => !['E', 'O'].includes(category(row)) || centsAt(row, 'cbc:TaxAmount') === 0,
    ),
  'BR-E-10': (document) =>
    rowsOf(document).every(
      (row) =>
        ['E', 'O'].includes(category(row)) === Boolean(textAt(row, 'cac:TaxCategory/cbc:TaxExemptionReason')),
    ),
  'BR-O-02': (document) =>
    !rowsOf(document).some((row) => category(row) === 'O') ||
    vatIds(document, seller).length + vatIds(document, buyer).length === 0,
  'BR-O-05': (document) => rowsOf(document).every((row) => category(row) !== 'O' || rate(row) === undefined),
  'BR-O-11': (document) =>
    !rowsOf(document).some((row) => category(row) === 'O') || rowsOf(document).length === 1,
}

/** Names of the rules that a document violates. */
export const broken = (document: Node): string[] =>
  Object.entries(rules)
    .filter(([, rule]) => !rule(document))
    .map(([name]) => name)
