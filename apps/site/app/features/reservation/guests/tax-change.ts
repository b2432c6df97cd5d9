import { stayTaxChange, type StayTaxChange } from '@dvor/contract/guests/guest-register.ts'

const changeOf = (before: unknown, after: unknown): StayTaxChange | null => {
  if (!before || !after) return null
  const parsed = stayTaxChange.safeParse({ before: Number(before), after: Number(after) })
  return parsed.success ? parsed.data : null
}

/** The change of the stay tax that the form showed and the guest agrees to by saving once more. */
export const agreedTaxOf = (form: FormData): StayTaxChange | null =>
  changeOf(form.get('tax_before'), form.get('tax_after'))

/** The query of the page after the sheet was saved, with the changed tax. Cents. */
export const savedQuery = (tax: StayTaxChange | null): string =>
  tax ? `hostia=1&dan=${tax.before}-${tax.after}` : 'hostia=1'

/** The changed tax in the query of the page; null for none. */
export function savedTaxOf(query: URLSearchParams): StayTaxChange | null {
  const [before, after] = query.get('dan')?.split('-') ?? []
  return changeOf(before, after)
}
