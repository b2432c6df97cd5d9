import type { Address, IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { endpointOf, slovakRegisterScheme } from '@dvor/booking/invoice/endpoint.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'

/** BT-34 and BT-49 */
function endpoint(party: IssuedDocument['seller'] | IssuedDocument['buyer']): Element | null {
  const address = endpointOf(party)
  return address && element('cbc:EndpointID', address.value, { schemeID: address.scheme })
}

/** IČO with the scheme of the Slovak register; numbers of other registers without one. */
const registerNumber = (ico: string | null, country: string): Element | null =>
  element('cbc:CompanyID', ico, country === 'SK' ? { schemeID: slovakRegisterScheme } : {})

/** An element with a text; none where there is no text. */
export const text = (name: string, value: string | null | undefined) => element(`cbc:${name}`, value)

const scheme = (id: string) => element('cac:TaxScheme', [element('cbc:ID', id)])

function postalAddress({ street, city, postal_code, country }: Partial<Address>): Element | null {
  return element('cac:PostalAddress', [
    text('StreetName', street),
    text('CityName', city),
    text('PostalZone', postal_code),
    element('cac:Country', [text('IdentificationCode', country)]),
  ])
}

/** No VAT numbers where VAT does not apply (BR-O-02). */
const knowsVat = ({ bill }: IssuedDocument): boolean =>
  bill.vat_rows.every(({ category }) => category !== 'O')

/** BT-29: DIČ where the seller has no other identifier (BR-CO-26). */
const identification = ({ ico, ic_dph, dic }: IssuedDocument['seller']): Element | null =>
  ico || ic_dph ? null : element('cac:PartyIdentification', [text('ID', dic)])

/** BG-4: IČO as BT-30, IČ DPH as BT-31, DIČ as BT-32, the register as BT-33. */
export function composeSeller(document: IssuedDocument): Element | null {
  const { seller } = document
  const { name, trading_name, ico, dic, ic_dph, registration, email, phone } = seller
  return element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      endpoint(seller),
      identification(seller),
      element('cac:PartyName', [text('Name', trading_name)]),
      postalAddress(seller),
      knowsVat(document) && ic_dph
        ? element('cac:PartyTaxScheme', [text('CompanyID', ic_dph), scheme('VAT')])
        : null,
      dic ? element('cac:PartyTaxScheme', [text('CompanyID', dic), scheme('TAX')]) : null,
      element('cac:PartyLegalEntity', [
        text('RegistrationName', name),
        registerNumber(ico, seller.country),
        text('CompanyLegalForm', registration),
      ]),
      element('cac:Contact', [
        text('Name', trading_name),
        text('Telephone', phone),
        text('ElectronicMail', email),
      ]),
    ]),
  ])
}

/** BG-7 */
export function composeBuyer(document: IssuedDocument): Element | null {
  const { buyer } = document
  const { name, ico, ic_dph, email } = buyer
  return element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      endpoint(buyer),
      postalAddress(buyer),
      knowsVat(document) && ic_dph
        ? element('cac:PartyTaxScheme', [text('CompanyID', ic_dph), scheme('VAT')])
        : null,
      element('cac:PartyLegalEntity', [
        text('RegistrationName', name || document.stay.guest),
        registerNumber(ico, buyer.country),
      ]),
      element('cac:Contact', [text('ElectronicMail', email)]),
    ]),
  ])
}
