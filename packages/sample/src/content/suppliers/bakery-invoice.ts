import type { Day } from '@dvor/format/days.ts'

const amount = (name: string, value: string) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`

const category = (name: string) =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>23</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`

const party = (name: string, dic: string) =>
  `<cac:Party><cbc:EndpointID schemeID="0245">${dic}</cbc:EndpointID><cac:PostalAddress><cac:Country>
  <cbc:IdentificationCode>SK</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme>
  <cbc:CompanyID>SK${dic}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`

const common = 'urn:oasis:names:specification:ubl:schema:xsd:'

interface BakeryInvoice {
  number: string
  issued_on: Day
  due_on: Day
  /** DIČ of the property that buys. */
  buyer: string
  /** Euros; another sum than 123.00 breaks BR-CO-15. */
  total?: string
}

/** An e-invoice of a bakery in Peppol BIS Billing 3.0: 100 € and VAT. */
export const bakeryInvoice = ({
  number,
  issued_on,
  due_on,
  buyer,
  total = '123.00',
}: BakeryInvoice): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${common}Invoice-2" xmlns:cac="${common}CommonAggregateComponents-2"
  xmlns:cbc="${common}CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID><cbc:ID>${number}</cbc:ID>
<cbc:IssueDate>${issued_on}</cbc:IssueDate><cbc:DueDate>${due_on}</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cbc:BuyerReference>chlieb</cbc:BuyerReference>
<cac:AccountingSupplierParty>${party('Pekáreň &amp; syn, s. r. o.', '2020304050')}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Dvor pod Lipami', buyer)}</cac:AccountingCustomerParty>
<cac:TaxTotal>${amount('TaxAmount', '23.00')}<cac:TaxSubtotal>${amount('TaxableAmount', '100.00')}
${amount('TaxAmount', '23.00')}${category('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '100.00')}${amount('TaxExclusiveAmount', '100.00')}
${amount('TaxInclusiveAmount', total)}${amount('PayableAmount', total)}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">10</cbc:InvoicedQuantity>
${amount('LineExtensionAmount', '100.00')}<cac:Item><cbc:Name>Chlieb</cbc:Name>${category('ClassifiedTaxCategory')}</cac:Item>
<cac:Price>${amount('PriceAmount', '10.00')}</cac:Price></cac:InvoiceLine></Invoice>`
