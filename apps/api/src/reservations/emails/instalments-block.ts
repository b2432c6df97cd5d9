import { openInstalments } from '@dvor/booking/money/balance.ts'
import { isSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Block } from '../../db/schema/messages/email-content.ts'
import type { Subject } from './email-subject.ts'
import { wordsIn } from './email-words.ts'

/** The parts of the price with their days, where they are more than a deposit and the rest. */
export function instalmentsBlock({ reservation }: Pick<Subject, 'reservation'>, language: Language): Block[] {
  const words = wordsIn(language)
  const parts = openInstalments(reservation)
  if (!isSchedule(parts)) return []
  const rows = parts.map(({ amount, due_on, open }) => ({
    label: due_on === null ? words.withOrder : `${words.until} ${formatDay(due_on, language)}`,
    value: formatMoney(amount, language) + (open === 0 ? `, ${words.partPaid}` : ''),
  }))
  return [{ kind: 'facts', title: words.instalments, rows }]
}
