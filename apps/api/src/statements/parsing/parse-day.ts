import { day } from '@dvor/contract/values/values.ts'

const european = /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})\b/
const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/

/** A bank's day, with or without a time after it, as a calendar day; null for anything else. */
export function parseDay(text: string): string | null {
  const bare = text.trim()
  const [, year, month, date] = iso.exec(bare) ?? reordered(european.exec(bare))
  const parsed = day.safeParse(`${year}-${month}-${date}`)
  return parsed.success ? parsed.data : null
}

function reordered(match: RegExpExecArray | null): string[] {
  const [, date = '', month = '', year = ''] = match ?? []
  return ['', year, month.padStart(2, '0'), date.padStart(2, '0')]
}
