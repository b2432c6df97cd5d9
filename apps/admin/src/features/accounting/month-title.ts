import { monthTitle } from '../invoices/months.ts'

/** Name of a month `2026-11` for people. */
export const titleOf = (month: string): string => monthTitle(`${month}-01`)
