import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { Day } from '@dvor/format/days.ts'
import { portion } from '@dvor/format/rounding.ts'
import { vatKindsOf } from '../money/vat-kinds-of.ts'
import { isSameClass, vatClassOf, vatIn, type VatClass, type VatRules } from './vat.ts'
import type { VoucherTax } from './voucher-tax.ts'

/** The part of a payment that belongs to one VAT kind of the price; null is the part without VAT. */
export interface AdvanceShare extends VatClass {
  kind: VatKind | null
  gross: number
  vat: number
}

/** An invoice for a payment received in advance, without a credit note. */
export interface IssuedAdvance {
  number: string
  issued_on: Day
  shares: readonly AdvanceShare[]
  /** The document of the sale of a single-purpose voucher, which is no invoice. */
  is_of_voucher?: boolean
}

/** A priced thing, in cents with VAT. */
export interface Priced {
  amount: number
  vat_kind: VatKind | null
  /** A part of the package that a reservation is sold as. */
  in_package?: boolean | null | undefined
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Splits whole cents in proportion to the bases by rounding running sums: nothing is lost, and no share exceeds its
 * base as long as the amount does not exceed all of them.
 */
export function apportion(amount: number, bases: readonly number[]): number[] {
  const whole = sum(bases)
  if (whole <= 0) return bases.map(() => 0)
  let before = 0
  let reached = 0
  return bases.map((base) => {
    before += base
    const next = portion(amount, before, whole)
    const share = next - reached
    reached = next
    return share
  })
}

const grossOf = (shares: readonly AdvanceShare[]): number => sum(shares.map(({ gross }) => gross))

/** The amount of each kind without an invoice yet; never below zero, in the order of kinds. */
function uncovered(price: readonly Priced[], earlier: readonly IssuedAdvance[]) {
  const shares = earlier.flatMap((advance) => advance.shares)
  const kinds: (VatKind | null)[] = [...vatKindsOf(price), null]
  return kinds.map((kind) => {
    const agreed = sum(price.filter((line) => line.vat_kind === kind).map((line) => line.amount))
    const invoiced = grossOf(shares.filter((share) => share.kind === kind))
    return { kind, left: Math.max(0, agreed - invoiced) }
  })
}

/**
 * The part of an amount that pays the price as far as it has no invoice yet. A discount may exceed its kind, and the
 * other kinds then add up to more than the price.
 */
function payingPart(amount: number, price: readonly Priced[], earlier: readonly IssuedAdvance[]): number {
  const invoiced = grossOf(earlier.flatMap(({ shares }) => shares))
  return Math.max(0, Math.min(amount, sum(price.map((line) => line.amount)) - invoiced))
}

/**
 * Splits a payment received before the supply over the kinds of the price, in proportion to the amounts not invoiced
 * yet, each taxed at the rate of the day of payment (§ 19 (4) of Act 222/2004). An amount above the price is no
 * payment for it and is left out. VAT is rounded once per rate; its cents are then divided among the kinds with that
 * rate.
 */
export function splitAdvance(
  amount: number,
  price: readonly Priced[],
  earlier: readonly IssuedAdvance[],
  rules: VatRules,
): AdvanceShare[] {
  const open = uncovered(price, earlier).filter(({ left }) => left > 0)
  return splitOver(
    payingPart(amount, price, earlier),
    open.map((one) => ({ ...one, ...vatClassOf(one.kind, rules) })),
  )
}

/**
 * Splits what a single-purpose voucher paid over its kinds of the price that have no invoice yet, at the rate of its
 * sale. Of other kinds, which a service may have since the sale, it pays the parts of the package. A payment above them
 * is left out.
 */
export function splitTaxed(
  amount: number,
  price: readonly Priced[],
  earlier: readonly IssuedAdvance[],
  { kinds, category, rate }: Pick<VoucherTax, 'kinds' | keyof VatClass>,
): AdvanceShare[] {
  const openShares = uncovered(price, earlier).map(({ kind, left }) =>
    kind !== null && kinds.includes(kind)
      ? { kind, left }
      : { kind, left: Math.min(left, partsOf(price, kind)) },
  )
  return splitOver(
    payingPart(amount, price, earlier),
    openShares.map((one) => ({ ...one, category, rate })),
  )
}

/** Cents of the package in a kind. */
const partsOf = (price: readonly Priced[], kind: VatKind | null): number =>
  sum(price.filter((line) => line.in_package && line.vat_kind === kind).map((line) => line.amount))

interface Open extends VatClass {
  kind: VatKind | null
  /** Cents of the kind without an invoice. */
  left: number
}

/** Shares of an amount in proportion to what is left of each kind, at most all of it. */
function splitOver(amount: number, open: readonly Open[]): AdvanceShare[] {
  const bases = open.map(({ left }) => left)
  const parts = apportion(Math.min(amount, sum(bases)), bases)
  const shares = open
    .map(({ kind, category, rate }, index) => ({ kind, category, rate, gross: parts[index] ?? 0, vat: 0 }))
    .filter(({ gross }) => gross > 0)
  return shares.map((share, index) => ({ ...share, vat: vatOfShare(shares, index) }))
}

/** The share's part of the VAT of all shares with its rate. */
function vatOfShare(shares: readonly AdvanceShare[], index: number): number {
  const ownShare = shares[index]
  if (!ownShare) return 0
  const alike = shares.filter((share) => isSameClass(share, ownShare))
  const bases = alike.map(({ gross }) => gross)
  return apportion(vatIn(sum(bases), ownShare), bases)[alike.indexOf(ownShare)] ?? 0
}
