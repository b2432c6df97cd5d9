import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { invoicePart, type InvoicePart } from '@dvor/contract/money/invoices.ts'
import { parseMoney } from '@dvor/format/money.ts'

/** A part of the bill as it is typed. */
export interface PartDraft {
  key: string
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  ico: string
  dic: string
  ic_dph: string
  email: string
  /** Places of the price's lines. */
  lines: readonly number[]
  amount: string
  paid: string
}

export const emptyPart = (): PartDraft => ({
  key: crypto.randomUUID(),
  name: '',
  street: '',
  postal_code: '',
  city: '',
  country: 'SK',
  ico: '',
  dic: '',
  ic_dph: '',
  email: '',
  lines: [],
  amount: '',
  paid: '',
})

/** Cents of typed euros; what is no amount stays as typed, so that it is refused. */
const centsOf = (typed: string): unknown => (typed.trim() ? (parseMoney(typed) ?? typed) : 0)

const meantBy = ({ name, street, postal_code, city, country, ...part }: PartDraft) => ({
  buyer: {
    name,
    street,
    postal_code,
    city,
    country,
    ico: part.ico.trim() || null,
    dic: part.dic.trim() || null,
    ic_dph: part.ic_dph.trim() || null,
  },
  email: part.email.trim() || null,
  lines: [...part.lines],
  amount: centsOf(part.amount),
  paid: centsOf(part.paid),
})

/** The part that is meant, or what is wrong with it by the name of its field. */
export function readPart(draft: PartDraft): { part: InvoicePart | null; issues: FieldIssue[] } {
  const parsed = invoicePart.safeParse(meantBy(draft), { reportInput: true })
  if (parsed.success) return { part: parsed.data, issues: [] }
  const issues = fieldIssues(parsed.error.issues)
  return { part: null, issues: issues.map(({ path, code }) => ({ path: path.replace('buyer.', ''), code })) }
}
