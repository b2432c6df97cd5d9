import type { PriceList } from './price-list.ts'
import type { Visitor } from './visitor.ts'

/** Reads the totals of a list's stays and its other answers as guests are told them. @returns each beside that by hand */
export async function checkPrices(visitor: Visitor, { stays, answers }: PriceList) {
  const rows: { what: string; 'by hand': string | number; told: string | number; agrees: boolean }[] = []
  const compare = (what: string, byHand: string | number, told: string | number) =>
    rows.push({ what, 'by hand': byHand, told, agrees: told === byHand })
  for (const stay of stays) compare(stay.what, stay.total, await visitor.total(stay))
  for (const { what, ask, answer } of answers) compare(what, answer, await ask(visitor))
  return rows
}
