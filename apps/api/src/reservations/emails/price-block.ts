import { lineDetail, lineName, lineRule, listed } from '@dvor/booking/messages/price-line-text.ts'
import { shownLines } from '@dvor/booking/messages/shown-lines.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Block, PriceRow } from '../../db/schema/messages/email-content.ts'
import { wordsIn } from './email-words.ts'

/** The frozen breakdown as a table: each line with its rule, and the total. Amounts in cents. */
export function priceBlock(price: PriceBreakdown, language: Language): Block {
  const words = wordsIn(language)
  return {
    kind: 'prices',
    title: words.price,
    rows: shownLines(price.lines).map((line) => priceRow(line, language)),
    total: { label: words.total, value: formatMoney(price.total, language) },
  }
}

function priceRow(line: PriceLine, language: Language): PriceRow {
  return {
    label: lineName(line, language),
    detail: listed(lineRule(line), lineDetail(line, language)) || null,
    amount: formatMoney(line.amount, language),
  }
}
