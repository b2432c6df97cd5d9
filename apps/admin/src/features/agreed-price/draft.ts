import type {
  CustomLine,
  PriceAdjustment,
  PriceAdjustments,
} from '@dvor/contract/reservations/price-adjustments.ts'
import { parseMoney } from '@dvor/format/money.ts'
import type { useForm } from '@mantine/form'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { i18n } from '../../core/texts/i18n.ts'

export type AdjustmentKind = 'none' | PriceAdjustment['kind']

export interface LineDraft {
  key: string
  label: string
  quantity: string | number
  unit_price: string
  vat_kind: CustomLine['vat_kind']
}

/** The form as the owner typed it; amounts are texts in euros. */
export interface Draft {
  kind: AdjustmentKind
  value: string
  label: string
  reason: string
  lines: LineDraft[]
}

export type DraftForm = Pick<
  ReturnType<typeof useForm<Draft>>,
  'values' | 'getInputProps' | 'insertListItem' | 'removeListItem'
>

export function newLine(): LineDraft {
  return { key: crypto.randomUUID(), label: '', quantity: 1, unit_price: '', vat_kind: 'other' }
}

export function draftOf(adjustments: PriceAdjustments | null): Draft {
  const adjustment = adjustments?.adjustment ?? null
  const lines = (adjustments?.custom_lines ?? []).map((line) => ({
    ...line,
    key: crypto.randomUUID(),
    unit_price: centsToForm(line.unit_price),
  }))
  if (!adjustment) return { kind: 'none', value: '', label: '', reason: '', lines }
  const { kind, value, label, reason } = adjustment
  const typed = kind === 'percent' ? String(value) : centsToForm(value)
  return { kind, value: typed, label: label ?? '', reason, lines }
}

/** Cents of typed euros; a minus stands before the amount. */
function signedCents(typed: string): number {
  const [, minus, amount] = /^\s*([-–−]?)(.*)$/u.exec(typed) ?? []
  return (minus ? -1 : 1) * (parseMoney(amount ?? '') ?? 0)
}

const valueOf = ({ kind, value }: Draft): number | null =>
  kind === 'percent' ? Number(value.replace(/\s*%?\s*$/u, '')) : parseMoney(value)

export function adjustmentsOf(draft: Draft): PriceAdjustments {
  const { kind, label, reason, lines } = draft
  const words = { label: label.trim() || null, reason: reason.trim() }
  return {
    adjustment: kind === 'none' ? null : { kind, value: valueOf(draft) ?? 0, ...words },
    custom_lines: lines.map((line) => ({
      label: line.label.trim(),
      quantity: Number(line.quantity),
      unit_price: signedCents(line.unit_price),
      vat_kind: line.vat_kind,
    })),
  }
}

function valueProblem(draft: Draft): string | null {
  const value = valueOf(draft)
  if (draft.kind === 'percent')
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
      ? null
      : i18n.t('agreedPrice.wrong.percent')
  const least = draft.kind === 'total' ? 0 : 1
  return value !== null && value >= least ? null : i18n.t('agreedPrice.wrong.value')
}

/** Missing and wrong values, by the path of the form's field. */
export function problemsOf(draft: Draft): Record<string, string | null> {
  const isAgreed = draft.kind !== 'none'
  const lines = draft.lines.flatMap((line, index) => {
    const at = (field: keyof LineDraft) => `lines.${index}.${field}`
    return [
      [at('label'), line.label.trim() ? null : i18n.t('agreedPrice.wrong.what')],
      [at('quantity'), Number(line.quantity) >= 1 ? null : i18n.t('agreedPrice.wrong.quantity')],
      [at('unit_price'), signedCents(line.unit_price) === 0 ? i18n.t('agreedPrice.wrong.unitPrice') : null],
    ]
  })
  return {
    value: isAgreed ? valueProblem(draft) : null,
    reason: isAgreed && !draft.reason.trim() ? i18n.t('agreedPrice.wrong.reason') : null,
    ...(Object.fromEntries(lines) as Record<string, string | null>),
  }
}
