import { describe, expect, test } from 'vitest'
import { exampleTree, type ExampleVat } from '../../testing/files/ubl-example.ts'
import { add, both, cut, mark, put, type Spoil } from '../../testing/files/spoil-ubl.ts'
import { checkEInvoice, ruleNames } from './check-e-invoice.ts'

const seller = 'AccountingSupplierParty/Party'
const buyer = 'AccountingCustomerParty/Party'
const totals = 'LegalMonetaryTotal'
const row = 'TaxTotal/TaxSubtotal'
const line = 'InvoiceLine'
const off = 'AllowanceCharge#0'
const more = 'AllowanceCharge#1'
const lineOff = `${line}/${off}`
const lineMore = `${line}/${more}`
const payment = 'PaymentMeans'
const reasonsOf = (path: string) => cut(`${path}/AllowanceChargeReasonCode`)
const reasonCode = (code: string, category: string) =>
  both(
    add(`${row}/TaxCategory`, `<TaxExemptionReasonCode>${code}</TaxExemptionReasonCode>`),
    put(`${row}/TaxCategory/ID`, category),
  )

/** One breaking example for each rule that does not depend on a VAT category. */
const examples: Record<string, Spoil> = {
  'BR-01': cut('CustomizationID'),
  'BR-02': cut('ID'),
  'BR-03': cut('IssueDate'),
  'BR-04': cut('InvoiceTypeCode'),
  'BR-05': cut('DocumentCurrencyCode'),
  'BR-06': cut(`${seller}/PartyLegalEntity/RegistrationName`),
  'BR-07': put(`${buyer}/PartyLegalEntity/RegistrationName`, ' '),
  'BR-08': cut(`${seller}/PostalAddress`),
  'BR-09': cut(`${seller}/PostalAddress/Country`),
  'BR-10': cut(`${buyer}/PostalAddress`),
  'BR-11': put(`${buyer}/PostalAddress/Country/IdentificationCode`, ''),
  'BR-12': cut(`${totals}/LineExtensionAmount`),
  'BR-13': cut(`${totals}/TaxExclusiveAmount`),
  'BR-14': cut(`${totals}/TaxInclusiveAmount`),
  'BR-15': cut(`${totals}/PayableAmount`),
  'BR-16': cut(line),
  'BR-17': cut('PayeeParty/PartyName'),
  'BR-18': cut('TaxRepresentativeParty/PartyName'),
  'BR-19': cut('TaxRepresentativeParty/PostalAddress'),
  'BR-20': cut('TaxRepresentativeParty/PostalAddress/Country'),
  'BR-21': cut(`${line}/ID`),
  'BR-22': cut(`${line}/InvoicedQuantity`),
  'BR-23': mark(`${line}/InvoicedQuantity`, 'unitCode', null),
  'BR-24': cut(`${line}/LineExtensionAmount`),
  'BR-25': cut(`${line}/Item/Name`),
  'BR-26': cut(`${line}/Price/PriceAmount`),
  'BR-27': put(`${line}/Price/PriceAmount`, '-10.00'),
  'BR-28': put(`${line}/Price/AllowanceCharge/BaseAmount`, '-12.00'),
  'BR-29': put('InvoicePeriod/EndDate', '2026-12-31'),
  'BR-30': put(`${line}/InvoicePeriod/StartDate`, '2027-02-01'),
  'BR-31': cut(`${off}/Amount`),
  'BR-32': cut(`${off}/TaxCategory`),
  'BR-33': reasonsOf(off),
  'BR-36': cut(`${more}/Amount`),
  'BR-37': cut(`${more}/TaxCategory/ID`),
  'BR-38': reasonsOf(more),
  'BR-41': cut(`${lineOff}/Amount`),
  'BR-42': reasonsOf(lineOff),
  'BR-43': cut(`${lineMore}/Amount`),
  'BR-44': reasonsOf(lineMore),
  'BR-45': cut(`${row}/TaxableAmount`),
  'BR-46': cut(`${row}/TaxAmount`),
  'BR-47': cut(`${row}/TaxCategory/ID`),
  'BR-48': cut(`${row}/TaxCategory/Percent`),
  'BR-49': cut(`${payment}/PaymentMeansCode`),
  'BR-50': cut(`${payment}/PayeeFinancialAccount/ID`),
  'BR-51': put(`${payment}/CardAccount/PrimaryAccountNumberID`, '123'),
  'BR-52': cut('AdditionalDocumentReference/ID'),
  'BR-53': add('.', '<TaxCurrencyCode>CZK</TaxCurrencyCode>'),
  'BR-54': cut(`${line}/Item/AdditionalItemProperty/Value`),
  'BR-55': cut('BillingReference/InvoiceDocumentReference/ID'),
  'BR-56': cut('TaxRepresentativeParty/PartyTaxScheme'),
  'BR-57': cut('Delivery/DeliveryLocation/Address/Country'),
  'BR-61': cut(`${payment}/PayeeFinancialAccount`),
  'BR-62': mark(`${seller}/EndpointID`, 'schemeID', null),
  'BR-63': mark(`${buyer}/EndpointID`, 'schemeID', null),
  'BR-64': mark(`${line}/Item/StandardItemIdentification/ID`, 'schemeID', null),
  'BR-65': mark(`${line}/Item/CommodityClassification/ItemClassificationCode`, 'listID', null),
  'BR-CO-03': add('InvoicePeriod', '<DescriptionCode>35</DescriptionCode>'),
  'BR-CO-04': cut(`${line}/Item/ClassifiedTaxCategory`),
  'BR-CO-09': put(`${buyer}/PartyTaxScheme/CompanyID`, '2012345676'),
  'BR-CO-10': put(`${totals}/LineExtensionAmount`, '99.99'),
  'BR-CO-11': put(`${totals}/AllowanceTotalAmount`, '10.01'),
  'BR-CO-12': put(`${totals}/ChargeTotalAmount`, '9.99'),
  'BR-CO-13': put(`${totals}/TaxExclusiveAmount`, '100.01'),
  'BR-CO-14': put('TaxTotal/TaxAmount', '23.01'),
  'BR-CO-15': put(`${totals}/TaxInclusiveAmount`, '123.01'),
  'BR-CO-16': put(`${totals}/PayableAmount`, '103.01'),
  'BR-CO-17': put(`${row}/TaxAmount`, '25.00'),
  'BR-CO-18': cut(row),
  'BR-CO-19': both(cut('InvoicePeriod/StartDate'), cut('InvoicePeriod/EndDate')),
  'BR-CO-20': both(cut(`${line}/InvoicePeriod/StartDate`), cut(`${line}/InvoicePeriod/EndDate`)),
  'BR-CO-25': cut('DueDate'),
  'BR-CO-26': both(
    cut(`${seller}/PartyTaxScheme`),
    cut(`${seller}/PartyIdentification`),
    cut(`${seller}/PartyLegalEntity/CompanyID`),
  ),
  'BR-DEC-01': put(`${off}/Amount`, '10.001'),
  'BR-DEC-02': put(`${off}/BaseAmount`, '100.001'),
  'BR-DEC-05': put(`${more}/Amount`, '10.001'),
  'BR-DEC-06': put(`${more}/BaseAmount`, '100.001'),
  'BR-DEC-09': put(`${totals}/LineExtensionAmount`, '100.000'),
  'BR-DEC-10': put(`${totals}/AllowanceTotalAmount`, '10.000'),
  'BR-DEC-11': put(`${totals}/ChargeTotalAmount`, '10.000'),
  'BR-DEC-12': put(`${totals}/TaxExclusiveAmount`, '100.000'),
  'BR-DEC-13': put('TaxTotal/TaxAmount', '23.000'),
  'BR-DEC-14': put(`${totals}/TaxInclusiveAmount`, '123.000'),
  'BR-DEC-16': put(`${totals}/PrepaidAmount`, '20.000'),
  'BR-DEC-17': put(`${totals}/PayableRoundingAmount`, '0.000'),
  'BR-DEC-18': put(`${totals}/PayableAmount`, '103.000'),
  'BR-DEC-19': put(`${row}/TaxableAmount`, '100.000'),
  'BR-DEC-20': put(`${row}/TaxAmount`, '23.000'),
  'BR-DEC-23': put(`${line}/LineExtensionAmount`, '100.000'),
  'BR-DEC-24': put(`${lineOff}/Amount`, '10.000'),
  'BR-DEC-25': put(`${lineOff}/BaseAmount`, '100.000'),
  'BR-DEC-27': put(`${lineMore}/Amount`, '10.000'),
  'BR-DEC-28': put(`${lineMore}/BaseAmount`, '100.000'),
  'UBL-DT-01': put(`${totals}/PrepaidAmount`, 'dvadsať'),
  'BR-O-11': add('TaxTotal', '<TaxSubtotal><TaxCategory><ID>O</ID></TaxCategory></TaxSubtotal>'),
  'BR-O-12': put(`${row}/TaxCategory/ID`, 'O'),
  'BR-O-13': put(`${row}/TaxCategory/ID`, 'O'),
  'BR-O-14': put(`${row}/TaxCategory/ID`, 'O'),
  'BR-IC-11': both(
    put(`${row}/TaxCategory/ID`, 'K'),
    cut('Delivery/ActualDeliveryDate'),
    cut('InvoicePeriod'),
  ),
  'BR-IC-12': both(put(`${row}/TaxCategory/ID`, 'K'), cut('Delivery/DeliveryLocation')),
  'BR-CL-01': put('InvoiceTypeCode', '381'),
  'BR-CL-03': mark(`${totals}/PayableAmount`, 'currencyID', 'EURO'),
  'BR-CL-04': put('DocumentCurrencyCode', 'eur'),
  'BR-CL-05': add('.', '<TaxCurrencyCode>Kč</TaxCurrencyCode>'),
  'BR-CL-06': add('InvoicePeriod', '<DescriptionCode>36</DescriptionCode>'),
  'BR-CL-10': mark(`${seller}/PartyIdentification/ID`, 'schemeID', 'GLN'),
  'BR-CL-11': mark(`${seller}/PartyLegalEntity/CompanyID`, 'schemeID', 'ICO'),
  'BR-CL-14': put(`${buyer}/PostalAddress/Country/IdentificationCode`, 'Slovensko'),
  'BR-CL-16': put(`${payment}/PaymentMeansCode`, 'prevod'),
  'BR-CL-17': put(`${row}/TaxCategory/ID`, 'X'),
  'BR-CL-18': put(`${line}/Item/ClassifiedTaxCategory/ID`, 'B2'),
  'BR-CL-19': put(`${off}/AllowanceChargeReasonCode`, '1'),
  'BR-CL-20': put(`${more}/AllowanceChargeReasonCode`, 'doprava'),
  'BR-CL-22': add(`${row}/TaxCategory`, '<TaxExemptionReasonCode>§ 43</TaxExemptionReasonCode>'),
  'BR-CL-23': mark(`${line}/InvoicedQuantity`, 'unitCode', 'kus'),
  'BR-CL-24': mark(
    'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject',
    'mimeCode',
    'text/html',
  ),
  'BR-CL-25': mark(`${seller}/EndpointID`, 'schemeID', '9999'),
  'PEPPOL-EN16931-R001': cut('ProfileID'),
  'PEPPOL-EN16931-R002': add('.', '<Note>Druhá poznámka</Note>'),
  'PEPPOL-EN16931-R003': cut('BuyerReference'),
  'PEPPOL-EN16931-R004': put('CustomizationID', 'urn:cen.eu:en16931:2017'),
  'PEPPOL-EN16931-R005': add('.', '<TaxCurrencyCode>EUR</TaxCurrencyCode>'),
  'PEPPOL-EN16931-R007': put('ProfileID', 'urn:www.cenbii.eu:profile:bii05:ver2.0'),
  'PEPPOL-EN16931-R008': put('Note', ' '),
  'PEPPOL-EN16931-R010': cut(`${buyer}/EndpointID`),
  'PEPPOL-EN16931-R020': cut(`${seller}/EndpointID`),
  'PEPPOL-EN16931-R040': put(`${off}/MultiplierFactorNumeric`, '11'),
  'PEPPOL-EN16931-R041': cut(`${off}/BaseAmount`),
  'PEPPOL-EN16931-R042': cut(`${more}/MultiplierFactorNumeric`),
  'PEPPOL-EN16931-R043': put(`${off}/ChargeIndicator`, '0'),
  'PEPPOL-EN16931-R044': put(`${line}/Price/AllowanceCharge/ChargeIndicator`, 'true'),
  'PEPPOL-EN16931-R046': put(`${line}/Price/AllowanceCharge/Amount`, '3.00'),
  'PEPPOL-EN16931-R051': mark(`${totals}/PayableAmount`, 'currencyID', 'CZK'),
  'PEPPOL-EN16931-R053': add('.', '<TaxTotal><TaxSubtotal/></TaxTotal>'),
  'PEPPOL-EN16931-R054': add('.', '<TaxTotal><TaxAmount>1</TaxAmount></TaxTotal>'),
  'PEPPOL-EN16931-R055': both(
    add('.', '<TaxCurrencyCode>CZK</TaxCurrencyCode>'),
    add('.', '<TaxTotal><TaxAmount currencyID="CZK">-575.00</TaxAmount></TaxTotal>'),
  ),
  'PEPPOL-EN16931-R061': put(`${payment}/PaymentMeansCode`, '59'),
  'PEPPOL-EN16931-R080': both(
    add('AdditionalDocumentReference', '<DocumentTypeCode>50</DocumentTypeCode>'),
    add(
      '.',
      '<AdditionalDocumentReference><DocumentTypeCode>50</DocumentTypeCode></AdditionalDocumentReference>',
    ),
  ),
  'PEPPOL-EN16931-R100': add(
    line,
    '<DocumentReference><DocumentTypeCode>130</DocumentTypeCode></DocumentReference>',
  ),
  'PEPPOL-EN16931-R101': put(`${line}/DocumentReference/DocumentTypeCode`, '50'),
  'PEPPOL-EN16931-R110': put(`${line}/InvoicePeriod/StartDate`, '2026-12-31'),
  'PEPPOL-EN16931-R111': put(`${line}/InvoicePeriod/EndDate`, '2027-02-01'),
  'PEPPOL-EN16931-R120': put(`${line}/InvoicedQuantity`, '9'),
  'PEPPOL-EN16931-R121': put(`${line}/Price/BaseQuantity`, '0'),
  'PEPPOL-EN16931-R130': mark(`${line}/Price/BaseQuantity`, 'unitCode', 'KGM'),
  'PEPPOL-EN16931-CL001': mark(
    'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject',
    'mimeCode',
    'text/html',
  ),
  'PEPPOL-EN16931-CL002': put(`${off}/AllowanceChargeReasonCode`, '1'),
  'PEPPOL-EN16931-CL003': put(`${more}/AllowanceChargeReasonCode`, 'doprava'),
  'PEPPOL-EN16931-CL006': add('InvoicePeriod', '<DescriptionCode>36</DescriptionCode>'),
  'PEPPOL-EN16931-CL007': mark(`${totals}/PayableAmount`, 'currencyID', 'EURO'),
  'PEPPOL-EN16931-CL008': mark(`${seller}/EndpointID`, 'schemeID', '9999'),
  'PEPPOL-EN16931-F001': put('DueDate', '29. 1. 2027'),
  'PEPPOL-EN16931-P0100': put('InvoiceTypeCode', '389'),
  'PEPPOL-EN16931-P0101': add('.', '<CreditNoteTypeCode>380</CreditNoteTypeCode>'),
  'PEPPOL-EN16931-P0104': reasonCode('VATEX-EU-G', 'E'),
  'PEPPOL-EN16931-P0105': reasonCode('VATEX-EU-O', 'E'),
  'PEPPOL-EN16931-P0106': reasonCode('VATEX-EU-IC', 'E'),
  'PEPPOL-EN16931-P0107': reasonCode('VATEX-EU-AE', 'E'),
  'PEPPOL-EN16931-P0108': reasonCode('VATEX-EU-D', 'S'),
  'PEPPOL-EN16931-P0109': reasonCode('VATEX-EU-F', 'S'),
  'PEPPOL-EN16931-P0110': reasonCode('VATEX-EU-I', 'S'),
  'PEPPOL-EN16931-P0111': reasonCode('VATEX-EU-J', 'S'),
  'PEPPOL-COMMON-R040': put(`${seller}/PartyIdentification/ID`, '4012345500005'),
  'PEPPOL-COMMON-R041': both(
    mark(`${seller}/EndpointID`, 'schemeID', '0192'),
    put(`${seller}/EndpointID`, '123456789'),
  ),
  'PEPPOL-COMMON-R042': both(
    mark(`${seller}/EndpointID`, 'schemeID', '0184'),
    put(`${seller}/EndpointID`, '1'),
  ),
  'PEPPOL-COMMON-R043': both(
    mark(`${seller}/EndpointID`, 'schemeID', '0208'),
    put(`${seller}/EndpointID`, '0123456780'),
  ),
  'PEPPOL-COMMON-R049': both(
    mark(`${seller}/EndpointID`, 'schemeID', '0007'),
    put(`${seller}/EndpointID`, '5560360794'),
  ),
}

const categories: (ExampleVat & { name: string })[] = [
  { name: 'S', code: 'S', rate: 23, reason: null },
  { name: 'AF', code: 'L', rate: 7, reason: null },
  { name: 'AG', code: 'M', rate: 4, reason: null },
  { name: 'Z', code: 'Z', rate: 0, reason: null },
  { name: 'E', code: 'E', rate: 0, reason: 'Daň za ubytovanie' },
  { name: 'AE', code: 'AE', rate: 0, reason: 'Prenesenie daňovej povinnosti' },
  { name: 'IC', code: 'K', rate: 0, reason: 'Dodanie do iného členského štátu' },
  { name: 'G', code: 'G', rate: 0, reason: 'Vývoz' },
  { name: 'O', code: 'O', rate: null, reason: 'Nie je platiteľ DPH' },
]

const noNumbers = both(cut(`${seller}/PartyTaxScheme`), cut('TaxRepresentativeParty/PartyTaxScheme'))
const aNumber = add(
  seller,
  '<PartyTaxScheme><CompanyID>SK2020304050</CompanyID><TaxScheme><ID>VAT</ID></TaxScheme></PartyTaxScheme>',
)

/** Breaking examples for the rules of one VAT category. */
function examplesOf({ name, code, rate, reason }: (typeof categories)[number]): Record<string, Spoil> {
  const numbers = code === 'O' ? aNumber : noNumbers
  const wrong = (path: string) =>
    rate === null ? add(path, '<Percent>5</Percent>') : put(`${path}/Percent`, code === 'S' ? '0' : '-5')
  const reasons =
    reason === null
      ? add(`${row}/TaxCategory`, '<TaxExemptionReason>Preto</TaxExemptionReason>')
      : cut(`${row}/TaxCategory/TaxExemptionReason`)
  return {
    [`BR-${name}-01`]: put(`${row}/TaxCategory/ID`, code === 'E' ? 'Z' : 'E'),
    [`BR-${name}-02`]: numbers,
    [`BR-${name}-03`]: numbers,
    [`BR-${name}-04`]: numbers,
    [`BR-${name}-05`]: wrong(`${line}/Item/ClassifiedTaxCategory`),
    [`BR-${name}-06`]: wrong(`${off}/TaxCategory`),
    [`BR-${name}-07`]: wrong(`${more}/TaxCategory`),
    [`BR-${name}-08`]: put(`${row}/TaxableAmount`, '101.00'),
    [`BR-${name}-09`]: put(`${row}/TaxAmount`, '99.00'),
    [`BR-${name}-10`]: reasons,
  }
}

const brokenBy = (spoil: Spoil | null, vat?: ExampleVat): string[] => {
  const root = exampleTree(vat)
  spoil?.(root)
  return checkEInvoice(root, true).map(({ rule }) => rule)
}

describe('rules of EN 16931 and Peppol', () => {
  test.each(categories)('a document of category $name keeps all of them', (vat) => {
    expect(brokenBy(null, vat)).toEqual([])
  })

  test.each(Object.entries(examples))('%s is broken by its example', (rule, spoil) => {
    expect(brokenBy(spoil)).toContain(rule)
  })

  describe.each(categories)('of category $name', (vat) => {
    test.each(Object.entries(examplesOf(vat)))('%s is broken by its example', (rule, spoil) => {
      expect(brokenBy(spoil, vat)).toContain(rule)
    })
  })

  test('every rule has an example, and every example a rule', () => {
    const named = [...Object.keys(examples), ...categories.flatMap((vat) => Object.keys(examplesOf(vat)))]
    expect(named.toSorted()).toEqual([...ruleNames].toSorted())
  })

  test('an element out of its place, a doubled one and an unknown one are named', () => {
    expect(brokenBy(put(`${line}/Item/Name`, 'Chlieb'))).toEqual([])
    const swapped: Spoil = ({ children }) => void children.splice(2, 0, ...children.splice(4, 1))
    expect(brokenBy(swapped).some((rule) => rule.startsWith('UBL Invoice/'))).toBe(true)
    expect(brokenBy(add('.', '<ID>druhé číslo</ID>'))).toContain('UBL Invoice/ID')
    expect(brokenBy(add(line, '<Vymyslený>x</Vymyslený>'))).toContain('UBL InvoiceLine/Vymyslený')
  })
})
