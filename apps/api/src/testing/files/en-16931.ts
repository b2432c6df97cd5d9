import sax from 'sax'

/** An element of a parsed document. */
export interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

/** Parses strictly: throws for XML that is not well-formed. */
export function parseXml(xml: string): Node {
  const parser = sax.parser(true, { trim: true })
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  parser.onopentag = ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  parser.ontext = (text) => {
    const node = open.at(-1)
    if (node) node.text += text
  }
  parser.onclosetag = () => void open.pop()
  parser.onerror = (error) => {
    throw error
  }
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('no document')
  return document
}

/** Every element at a path, `cac:TaxTotal/cac:TaxSubtotal`. */
export function all(node: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap((one) => one.children.filter((child) => child.name === name)),
      [node],
    )
}

export const textAt = (node: Node, path: string): string | undefined => all(node, path)[0]?.text

/** An amount in euros as cents; throws for more than two decimals (BR-DEC). */
export function centsAt(node: Node, path: string): number {
  const text = textAt(node, path)
  if (text === undefined) return 0
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new Error(`BR-DEC ${path}: ${text}`)
  return Math.round(Number(text) * 100)
}

/** The elements of UBL 2.1 in use, in the order of its schemas. */
const order: Record<string, string[]> = {
  Invoice:
    'cbc:CustomizationID cbc:ID cbc:IssueDate cbc:DueDate cbc:InvoiceTypeCode cbc:Note cbc:TaxPointDate cbc:DocumentCurrencyCode cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans cac:PaymentTerms cac:AllowanceCharge cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine'.split(
      ' ',
    ),
  CreditNote:
    'cbc:CustomizationID cbc:ID cbc:IssueDate cbc:CreditNoteTypeCode cbc:Note cbc:DocumentCurrencyCode cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:AllowanceCharge cac:TaxTotal cac:LegalMonetaryTotal cac:CreditNoteLine'.split(
      ' ',
    ),
  'cac:Party': 'cac:PartyName cac:PostalAddress cac:PartyTaxScheme cac:PartyLegalEntity cac:Contact'.split(
    ' ',
  ),
  'cac:PostalAddress': 'cbc:StreetName cbc:CityName cbc:PostalZone cac:Country'.split(' '),
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID cbc:CompanyLegalForm'.split(' '),
  'cac:Contact': 'cbc:Name cbc:Telephone cbc:ElectronicMail'.split(' '),
  'cac:PaymentMeans': 'cbc:PaymentMeansCode cbc:PaymentID cac:PayeeFinancialAccount'.split(' '),
  'cac:PayeeFinancialAccount': 'cbc:ID cbc:Name cac:FinancialInstitutionBranch'.split(' '),
  'cac:AllowanceCharge':
    'cbc:ChargeIndicator cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:Amount cac:TaxCategory'.split(
      ' ',
    ),
  'cac:TaxTotal': 'cbc:TaxAmount cac:TaxSubtotal'.split(' '),
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory'.split(' '),
  'cac:TaxCategory': 'cbc:ID cbc:Percent cbc:TaxExemptionReason cac:TaxScheme'.split(' '),
  'cac:ClassifiedTaxCategory': 'cbc:ID cbc:Percent cac:TaxScheme'.split(' '),
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:PrepaidAmount cbc:PayableAmount'.split(
      ' ',
    ),
  'cac:InvoiceLine': 'cbc:ID cbc:InvoicedQuantity cbc:LineExtensionAmount cac:Item cac:Price'.split(' '),
  'cac:CreditNoteLine': 'cbc:ID cbc:CreditedQuantity cbc:LineExtensionAmount cac:Item cac:Price'.split(' '),
  'cac:Item': 'cbc:Description cbc:Name cac:ClassifiedTaxCategory'.split(' '),
  'cac:Price': 'cbc:PriceAmount cbc:BaseQuantity'.split(' '),
}

/** Elements out of the schema's order, at any depth. */
export function misplaced(node: Node): string[] {
  const allowed = order[node.name]
  const places = node.children.map(({ name }) => allowed?.indexOf(name) ?? 0)
  const wrong = node.children
    .filter((_child, index) => (places[index] ?? 0) < 0 || (places[index] ?? 0) < (places[index - 1] ?? 0))
    .map(({ name }) => `${node.name}/${name}`)
  return [...wrong, ...node.children.flatMap(misplaced)]
}
