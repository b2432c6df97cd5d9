import { guestLines, type GuestLine } from '@dvor/booking/messages/guest-lines.ts'
import { lineDetail, lineName, lineRule, listed } from '@dvor/booking/messages/price-line-text.ts'
import { shownLines } from '@dvor/booking/messages/shown-lines.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Block, PriceRow } from '../../db/schema/messages/email-content.ts'
import { emailWords } from '@dvor/texts/areas.ts'

/** The frozen breakdown as a table for the guest: each line with its rule, and the total. Amounts in cents. */
export const priceBlock = (price: PriceBreakdown, language: Language): Block =>
  tableOf(
    price,
    language,
    guestLines(price.lines, language).map((line) => guestRow(line, language)),
  )

/** The same for the owner, with the parts of a package. */
export const ownersPriceBlock = (price: PriceBreakdown): Block =>
  tableOf(
    price,
    homeLanguage,
    shownLines(price.lines).map((line) => ({
      label: lineName(line, homeLanguage),
      detail: listed(lineRule(line), lineDetail(line, homeLanguage)) || null,
      amount: formatMoney(line.amount, homeLanguage),
    })),
  )

function tableOf({ total }: PriceBreakdown, language: Language, rows: PriceRow[]): Block {
  const words = emailWords[language]
  const sum = { label: words.total, value: formatMoney(total, language) }
  return { kind: 'prices', title: words.price, rows, total: sum }
}

function guestRow({ term, owners, rule, detail, amount, contents }: GuestLine, language: Language): PriceRow {
  const parts = contents.map((part) => [part.owners, part.detail].filter(Boolean).join(', '))
  return {
    label: `${term}${owners}`,
    detail: parts.join('; ') || listed(rule, detail) || null,
    amount: formatMoney(amount, language),
  }
}
