import { describe, expect, test } from 'vitest'
import { exampleTree, type ExampleVat } from '../../testing/files/ubl-example.ts'
import { brokenExamples } from '../../testing/files/broken-rules.ts'
import { brokenExamplesOf, exampleCategories } from '../../testing/files/broken-vat-rules.ts'
import { add, put, type Spoil } from '../../testing/files/spoil-ubl.ts'
import { checkEInvoice, ruleNames } from './check-e-invoice.ts'

const brokenBy = (spoil: Spoil | null, vat?: ExampleVat): string[] => {
  const root = exampleTree(vat)
  spoil?.(root)
  return checkEInvoice(root, true).map(({ rule }) => rule)
}

describe('rules of EN 16931 and Peppol', () => {
  test.each(exampleCategories)('a document of category $name keeps all of them', (vat) => {
    expect(brokenBy(null, vat)).toEqual([])
  })

  test.each(Object.entries(brokenExamples))('%s is broken by its example', (rule, spoil) => {
    expect(brokenBy(spoil)).toContain(rule)
  })

  describe.each(exampleCategories)('of category $name', (vat) => {
    test.each(Object.entries(brokenExamplesOf(vat)))('%s is broken by its example', (rule, spoil) => {
      expect(brokenBy(spoil, vat)).toContain(rule)
    })
  })

  test('every rule has an example, and every example a rule', () => {
    const named = [
      ...Object.keys(brokenExamples),
      ...exampleCategories.flatMap((vat) => Object.keys(brokenExamplesOf(vat))),
    ]
    expect(named.toSorted()).toEqual([...ruleNames].toSorted())
  })

  test('an element out of its place, a doubled one and an unknown one are named', () => {
    expect(brokenBy(put('InvoiceLine/Item/Name', 'Chlieb'))).toEqual([])
    const swapped: Spoil = ({ children }) => void children.splice(2, 0, ...children.splice(4, 1))
    expect(brokenBy(swapped).some((rule) => rule.startsWith('UBL Invoice/'))).toBe(true)
    expect(brokenBy(add('.', '<ID>druhé číslo</ID>'))).toContain('UBL Invoice/ID')
    expect(brokenBy(add('InvoiceLine', '<Vymyslený>x</Vymyslený>'))).toContain('UBL InvoiceLine/Vymyslený')
  })
})
