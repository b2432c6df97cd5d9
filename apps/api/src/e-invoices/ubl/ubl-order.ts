import type { Element } from '../../platform/xml/parse-xml.ts'
import { ublNamespaces } from './ubl-invoice.ts'

const names = (written: string): readonly string[] => written.trim().split(/\s+/)

const partyOfDocument = 'PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact'

/**
 * The sequences of UBL 2.1 (OASIS, UBL-Invoice-2.1.xsd and UBL-CreditNote-2.1.xsd) as far as EN 16931 uses them: the
 * children of each element in the only order that its schema allows. Elements without an entry have no children or are
 * not used by the norm.
 */
const order: Readonly<Record<string, readonly string[]>> = {
  Invoice:
    names(`UBLExtensions UBLVersionID CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note
    TaxPointDate DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod OrderReference
    BillingReference DespatchDocumentReference ReceiptDocumentReference OriginatorDocumentReference
    ContractDocumentReference AdditionalDocumentReference ProjectReference AccountingSupplierParty
    AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge
    TaxTotal LegalMonetaryTotal InvoiceLine`),
  CreditNote: names(`UBLExtensions UBLVersionID CustomizationID ProfileID ID IssueDate TaxPointDate
    CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod
    OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference ContractDocumentReference
    AdditionalDocumentReference OriginatorDocumentReference AccountingSupplierParty AccountingCustomerParty PayeeParty
    TaxRepresentativeParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal
    CreditNoteLine`),
  Party: names(`EndpointID ${partyOfDocument}`),
  PayeeParty: names(partyOfDocument),
  TaxRepresentativeParty: names(partyOfDocument),
  PostalAddress: names(
    'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  ),
  Address: names('StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country'),
  PartyTaxScheme: names('CompanyID TaxScheme'),
  PartyLegalEntity: names('RegistrationName CompanyID CompanyLegalForm'),
  Contact: names('Name Telephone ElectronicMail'),
  InvoicePeriod: names('StartDate EndDate DescriptionCode'),
  OrderReference: names('ID SalesOrderID'),
  BillingReference: names('InvoiceDocumentReference'),
  InvoiceDocumentReference: names('ID IssueDate'),
  AdditionalDocumentReference: names('ID DocumentTypeCode DocumentDescription Attachment'),
  Attachment: names('EmbeddedDocumentBinaryObject ExternalReference'),
  Delivery: names('ActualDeliveryDate DeliveryLocation DeliveryParty'),
  DeliveryLocation: names('ID Address'),
  PaymentMeans: names(
    'PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate',
  ),
  PayeeFinancialAccount: names('ID Name FinancialInstitutionBranch'),
  PaymentMandate: names('ID PayerFinancialAccount'),
  AllowanceCharge: names(
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  ),
  TaxTotal: names('TaxAmount TaxSubtotal'),
  TaxSubtotal: names('TaxableAmount TaxAmount TaxCategory'),
  TaxCategory: names('ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme'),
  ClassifiedTaxCategory: names('ID Percent TaxScheme'),
  TaxScheme: names('ID'),
  LegalMonetaryTotal: names(`LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount
    ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount`),
  InvoiceLine:
    names(`ID Note InvoicedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference
    DocumentReference AllowanceCharge Item Price`),
  CreditNoteLine: names(`ID Note CreditedQuantity LineExtensionAmount AccountingCost InvoicePeriod
    OrderLineReference DocumentReference AllowanceCharge Item Price`),
  Item: names(`Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification
    OriginCountry CommodityClassification ClassifiedTaxCategory AdditionalItemProperty`),
  AdditionalItemProperty: names('Name Value'),
  Price: names('PriceAmount BaseQuantity AllowanceCharge'),
}

/** Elements that may occur once only, by their parent. */
const once: Readonly<Record<string, readonly string[]>> = {
  Invoice: names(
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode TaxPointDate LegalMonetaryTotal',
  ),
  CreditNote: names(
    'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode LegalMonetaryTotal',
  ),
  LegalMonetaryTotal: order['LegalMonetaryTotal'] ?? [],
}

const { basic, aggregate } = ublNamespaces

/** Paths of the elements that the sequences do not allow where they stand, at any depth. */
export function misplacedElements(element: Element): string[] {
  const allowed = order[element.name]
  if (!allowed || element.name === 'UBLExtensions') return []
  const places = element.children.map(({ name }) => allowed.indexOf(name))
  const isWrong = ({ name, uri, children }: Element, index: number): boolean => {
    const place = places[index] ?? -1
    const before = Math.max(-1, ...places.slice(0, index))
    const isTwice = once[element.name]?.includes(name) && places.indexOf(place) < index
    const isForeign = uri !== (children.length > 0 ? aggregate : basic) && name !== 'UBLExtensions'
    return place < before || place < 0 || Boolean(isTwice) || isForeign
  }
  const wrong = element.children.filter(isWrong).map(({ name }) => `${element.name}/${name}`)
  return [...wrong, ...element.children.flatMap(misplacedElements)]
}
