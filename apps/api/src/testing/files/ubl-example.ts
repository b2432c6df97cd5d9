import { parseXml, type Element } from '../../platform/xml/parse-xml.ts'

/** VAT of the example: category, its rate (null for none), and whether it needs a reason. */
export interface ExampleVat {
  code: string
  rate: number | null
  reason: string | null
}

const category = (name: string, { code, rate, reason }: ExampleVat, withReason = false): string =>
  `<cac:${name}><cbc:ID>${code}</cbc:ID>${rate === null ? '' : `<cbc:Percent>${rate}</cbc:Percent>`}${
    withReason && reason ? `<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>` : ''
  }<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`

const amount = (name: string, value: string): string => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`

const address = (country: string): string =>
  `<cac:PostalAddress><cbc:StreetName>Hlavná 1</cbc:StreetName><cbc:CityName>Žilina</cbc:CityName>
  <cbc:PostalZone>010 01</cbc:PostalZone>
  <cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`

const taxNumber = (value: string, scheme = 'VAT'): string =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${value}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`

const change = (isCharge: boolean, value: string, inside = ''): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>
  <cbc:AllowanceChargeReasonCode>${isCharge ? 'FC' : '95'}</cbc:AllowanceChargeReasonCode>
  <cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>${amount('Amount', value)}
  ${amount('BaseAmount', '100.00')}${inside}</cac:AllowanceCharge>`

/** A complete invoice of another business that keeps every rule: 100 € of lines, 10 € off, 10 € more. */
export function exampleInvoice(vat: ExampleVat = { code: 'S', rate: 23, reason: null }): string {
  const tax = ((100 * (vat.rate ?? 0)) / 100).toFixed(2)
  const total = (100 + Number(tax)).toFixed(2)
  const knowsVat = vat.code !== 'O'
  const unit = 'unitCode="C62"'
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
<cbc:ID>2027-0042</cbc:ID><cbc:IssueDate>2027-01-15</cbc:IssueDate><cbc:DueDate>2027-01-29</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>Ďakujeme</cbc:Note>
<cbc:TaxPointDate>2027-01-15</cbc:TaxPointDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cbc:BuyerReference>objednávka</cbc:BuyerReference>
<cac:InvoicePeriod><cbc:StartDate>2027-01-01</cbc:StartDate><cbc:EndDate>2027-01-31</cbc:EndDate></cac:InvoicePeriod>
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-0007</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
<cac:AdditionalDocumentReference><cbc:ID>Príloha</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="a.pdf">JVBERi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>
<cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="0245">2020304050</cbc:EndpointID>
  <cac:PartyIdentification><cbc:ID schemeID="0088">4012345500004</cbc:ID></cac:PartyIdentification>
  <cac:PartyName><cbc:Name>Pekáreň</cbc:Name></cac:PartyName>${address('SK')}
  ${knowsVat ? taxNumber('SK2020304050') : ''}${taxNumber('2020304050', 'TAX')}
  <cac:PartyLegalEntity><cbc:RegistrationName>Pekáreň &amp; syn, s. r. o.</cbc:RegistrationName><cbc:CompanyID schemeID="0158">31322832</cbc:CompanyID></cac:PartyLegalEntity>
</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party><cbc:EndpointID schemeID="0245">2012345676</cbc:EndpointID>${address('SK')}
  ${knowsVat ? taxNumber('SK2012345676') : ''}
  <cac:PartyLegalEntity><cbc:RegistrationName>Dvor pod Lipami, s. r. o.</cbc:RegistrationName><cbc:CompanyID>12345679</cbc:CompanyID></cac:PartyLegalEntity>
</cac:Party></cac:AccountingCustomerParty>
<cac:PayeeParty><cac:PartyName><cbc:Name>Faktoring</cbc:Name></cac:PartyName></cac:PayeeParty>
${knowsVat ? `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Zástupca</cbc:Name></cac:PartyName>${address('SK')}${taxNumber('SK2099999990')}</cac:TaxRepresentativeParty>` : ''}
<cac:Delivery><cbc:ActualDeliveryDate>2027-01-15</cbc:ActualDeliveryDate>
  <cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>SK</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>20270042</cbc:PaymentID>
  <cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID></cac:CardAccount>
  <cac:PayeeFinancialAccount><cbc:ID>SK3112000000198742637541</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
${change(false, '10.00', category('TaxCategory', vat))}${change(true, '10.00', category('TaxCategory', vat))}
<cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', '100.00')}${amount('TaxAmount', tax)}
  ${category('TaxCategory', vat, true)}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '100.00')}${amount('TaxExclusiveAmount', '100.00')}
  ${amount('TaxInclusiveAmount', total)}${amount('AllowanceTotalAmount', '10.00')}${amount('ChargeTotalAmount', '10.00')}
  ${amount('PrepaidAmount', '20.00')}${amount('PayableRoundingAmount', '0.00')}${amount('PayableAmount', (Number(total) - 20).toFixed(2))}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity ${unit}>10</cbc:InvoicedQuantity>${amount('LineExtensionAmount', '100.00')}
  <cac:InvoicePeriod><cbc:StartDate>2027-01-01</cbc:StartDate><cbc:EndDate>2027-01-31</cbc:EndDate></cac:InvoicePeriod>
  <cac:DocumentReference><cbc:ID>A</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
  ${change(false, '10.00')}${change(true, '10.00')}
  <cac:Item><cbc:Description>kváskový</cbc:Description><cbc:Name>Chlieb</cbc:Name>
    <cac:StandardItemIdentification><cbc:ID schemeID="0160">8590000000001</cbc:ID></cac:StandardItemIdentification>
    <cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">15810000</cbc:ItemClassificationCode></cac:CommodityClassification>
    ${category('ClassifiedTaxCategory', vat)}
    <cac:AdditionalItemProperty><cbc:Name>Váha</cbc:Name><cbc:Value>1 kg</cbc:Value></cac:AdditionalItemProperty></cac:Item>
  <cac:Price>${amount('PriceAmount', '10.00')}<cbc:BaseQuantity ${unit}>1</cbc:BaseQuantity>
    <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>${amount('Amount', '2.00')}${amount('BaseAmount', '12.00')}</cac:AllowanceCharge></cac:Price>
</cac:InvoiceLine></Invoice>`
}

/** The example as a tree, to be broken in one place. */
export const exampleTree = (vat?: ExampleVat): Element => parseXml(exampleInvoice(vat))
