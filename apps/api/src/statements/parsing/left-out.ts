import { parseAmount } from './parse-amount.ts'
import { parseDay } from './parse-day.ts'

/** A text without accents, in lower case. */
export const foldedText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const total =
  /^(spolu|celkom|celkem|sucet|soucet|suma|total|sum|pocet|obrat|konecny|konecna|pociatocny|pocatecni|zostatok|zustatek|(opening|closing) balance|balance)\b/

/** Whether a row below the movements sums them up: it has no day, and begins with the word for a total or balance. */
export function isTotal(cells: readonly string[], dayColumn: number): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  return parseDay(cells[dayColumn] ?? '') === null && total.test(foldedText(first))
}

const booked =
  /^(completed?|book(ed)?|settled|executed|processed|posted|cleared|done|success(ful)?|paid|ok|final|za?uctovan|spracovan|zpracovan|z?realizovan|vykonan|proveden|uskutocnen|uskutecnen|dokoncen|preveden|pripisan|prijat)/

/**
 * Whether the state of a movement in a bank's words says that its money has come or gone. A movement without a state,
 * and one with a balance under that heading, is booked; a word that is not known is not.
 */
export function isBooked(state: string | null): boolean {
  if (state === null || parseAmount(state) !== null) return true
  return booked.test(foldedText(state))
}
