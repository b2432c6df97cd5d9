import { add, both, cut, put, type Spoil } from './spoil-ubl.ts'
import type { ExampleVat } from './ubl-example.ts'

const seller = 'AccountingSupplierParty/Party'
const row = 'TaxTotal/TaxSubtotal'
const line = 'InvoiceLine'
const off = 'AllowanceCharge#0'
const more = 'AllowanceCharge#1'

export const exampleCategories: (ExampleVat & { name: string })[] = [
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
export function brokenExamplesOf({
  name,
  code,
  rate,
  reason,
}: (typeof exampleCategories)[number]): Record<string, Spoil> {
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
