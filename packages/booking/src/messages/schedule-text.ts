import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { countOf } from '@dvor/format/plurals.ts'

/** How much a part is: "30 %", "100,00 €" or "zvyšok". */
export function partText({ share, value }: Pick<PaymentPart, 'share' | 'value'>): string {
  if (share === 'rest') return 'zvyšok'
  return share === 'percent' ? `${value} %` : formatMoney(value)
}

/** A payment schedule in words: "30 % z ceny pri objednávke, zvyšok najneskôr 14 dní pred príchodom". */
export function scheduleText(schedule: readonly PaymentPart[]): string {
  if (schedule.length === 1 && schedule[0]) return `celá cena ${momentText(schedule[0])}`
  return schedule
    .map((part) => `${partText(part)}${part.share === 'percent' ? ' z ceny' : ''} ${momentText(part)}`)
    .join(', ')
}

function momentText({ days_before }: PaymentPart): string {
  if (days_before === null) return 'pri objednávke'
  return days_before === 0 ? 'pri príchode' : `najneskôr ${countOf(days_before, 'day')} pred príchodom`
}
