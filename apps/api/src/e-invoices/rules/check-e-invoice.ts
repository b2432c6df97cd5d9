import type { Element } from '../../platform/xml/parse-xml.ts'
import { misplacedElements } from '../ubl/ubl-order.ts'
import { ublInvoiceOf } from '../ubl/ubl-invoice.ts'
import { codeRules } from './code-rules.ts'
import { peppolRules } from './peppol-rules.ts'
import { requiredRules } from './required-rules.ts'
import type { BrokenRule, RuleTopic, Rules } from './rule.ts'
import { sumRules } from './sum-rules.ts'
import { vatRules } from './vat-rules.ts'

/** The rules of EN 16931 in UBL. */
const coreRules: readonly (readonly [RuleTopic, Rules])[] = [
  ['missing', requiredRules],
  ['sums', sumRules],
  ['vat', vatRules],
  ['codes', codeRules],
]

/** Names of all rules that are checked. */
export const ruleNames: readonly string[] = [
  ...coreRules.flatMap(([, rules]) => Object.keys(rules)),
  ...Object.keys(peppolRules),
]

/**
 * The rules that a UBL invoice or credit note breaks: sequences of the schema (named `UBL` with the path), EN 16931,
 * and those of Peppol where the document is for that network. Our own reading of the official rules, see
 * docs/decisions.
 */
export function checkEInvoice(root: Element, isPeppol: boolean): BrokenRule[] {
  const invoice = ublInvoiceOf(root)
  const sets = isPeppol ? [...coreRules, ['peppol', peppolRules] as const] : coreRules
  const broken = sets.flatMap(([topic, rules]) =>
    Object.entries(rules)
      .filter(([, holds]) => !holds(invoice))
      .map(([rule]): BrokenRule => ({ rule, topic })),
  )
  const misplaced = misplacedElements(root).map((path): BrokenRule => ({
    rule: `UBL ${path}`,
    topic: 'structure',
  }))
  return [...misplaced, ...broken]
}
