import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { hasVatRate, isSameClass, vatClassOf, vatIn, type VatClass, type VatRules } from './vat.ts'

/** VAT of a single-purpose voucher, declared when it was sold. Cents; a correction is negative. */
export interface VoucherTax extends VatClass {
  /** Kinds of the services that it is for; all have its rate. */
  kinds: VatKind[]
  gross: number
  net: number
  vat: number
}

/**
 * VAT that arises with the sale of a voucher for services of these kinds: it is single-purpose where one rate holds for
 * all of them on the day of the sale (the place is the property). Null for a multi-purpose voucher, which is taxed when
 * it is redeemed, where the property pays no VAT, and where a rate is missing in its settings, so that the tax is not
 * known. Directive (EU) 2016/1065, article 30a of Directive 2006/112/EC;
 * § 9a of Act 222/2004 Z. z.
 */
export function voucherTax(amount: number, kinds: readonly VatKind[], rules: VatRules): VoucherTax | null {
  if (!rules.payer || kinds.some((kind) => !hasVatRate(rules, kind))) return null
  const [first, ...others] = kinds.map((kind) => vatClassOf(kind, rules))
  if (!first || others.some((one) => !isSameClass(one, first))) return null
  return taxOf(amount, { ...first, kinds: [...new Set(kinds)] })
}

/** The declared VAT of a part of a single-purpose voucher, at the rate of its sale; negative for a correction. */
export function taxOf(
  gross: number,
  { kinds, category, rate }: Pick<VoucherTax, 'kinds' | keyof VatClass>,
): VoucherTax {
  const vat = vatIn(gross, { category, rate })
  return { kinds, category, rate, gross, net: gross - vat, vat }
}
