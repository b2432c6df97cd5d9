import { z } from 'zod'
import { cents, day } from '../values/values.ts'
import { valueUnits } from '../values/units.ts'

/** How large a part of the price is. */
export const paymentShares = [
  { value: 'percent', label: { sk: 'Percentá z ceny', en: 'Percent of the price' } },
  { value: 'amount', label: { sk: 'Pevná suma', en: 'Fixed amount' } },
  { value: 'rest', label: { sk: 'Zvyšok', en: 'The rest' } },
] as const

/** One part of a payment schedule. */
export const paymentPart = z.strictObject({
  share: z.enum(paymentShares.map(({ value }) => value)),
  /** Percent of the total, or cents; without meaning for the rest. */
  value: z.int().min(0).max(100_000_000).meta({ description: valueUnits.percent }),
  /** Days before arrival, 0 for the day of arrival; null with the order. */
  days_before: z.int().min(0).max(730).nullable(),
})
export type PaymentPart = z.infer<typeof paymentPart>

/** Most parts of a schedule. */
const mostParts = 6

/** When which part of a price is due: earlier parts first, the rest last. Rows that contradict each other are refused. */
export const paymentSchedule = z.array(paymentPart).min(1).max(mostParts).superRefine(refuseContradictions)

/** A schedule that may be left empty, where another one then holds. */
export const ownSchedule = z.array(paymentPart).max(mostParts).superRefine(refuseContradictions)

function refuseContradictions(parts: readonly PaymentPart[], context: z.RefinementCtx): void {
  for (const { path, code } of scheduleIssues(parts))
    context.addIssue({ code: 'custom', path, message: code })
}

interface ScheduleIssue {
  path: (string | number)[]
  code: 'too_small' | 'nothing_left' | 'rest_not_last' | 'parts_out_of_order'
}

function scheduleIssues(parts: readonly PaymentPart[]): ScheduleIssue[] {
  let percent = 0
  return parts.flatMap(({ share, value, days_before }, index) => {
    const issues: ScheduleIssue[] = []
    if ((share === 'rest') !== (index === parts.length - 1))
      issues.push({ path: [index, 'share'], code: 'rest_not_last' })
    if (share !== 'rest' && value === 0) issues.push({ path: [index, 'value'], code: 'too_small' })
    if (share === 'percent') percent += value
    if (share === 'percent' && percent >= 100) issues.push({ path: [index, 'value'], code: 'nothing_left' })
    if (!isLater(parts[index - 1], days_before))
      issues.push({ path: [index, 'days_before'], code: 'parts_out_of_order' })
    return issues
  })
}

/** Whether a part is due after the one before it; only the first may be due with the order. */
function isLater(before: PaymentPart | undefined, days: number | null): boolean {
  if (before === undefined) return true
  return days !== null && (before.days_before === null || days < before.days_before)
}

/** The schedule of a new property: 30 % with the order, the rest two weeks before arrival. */
export const usualSchedule: PaymentPart[] = [
  { share: 'percent', value: 30, days_before: null },
  { share: 'rest', value: 0, days_before: 14 },
]

/** A part of a frozen price; the parts add up to the total. */
export const instalment = z.object({
  amount: cents,
  /** Last day to pay; null with the order, whose own deadline holds (`pay_by`). */
  due_on: day.nullable(),
})
export type Instalment = z.infer<typeof instalment>

/** A part with the cents of it that are not paid yet. */
export const openInstalment = instalment.extend({ open: cents })
export type OpenInstalment = z.infer<typeof openInstalment>

/** Whether parts are listed one by one: sentences name a deposit and a rest, but no third part. */
export const isSchedule = (parts: readonly Instalment[]): boolean => parts.length > 2
