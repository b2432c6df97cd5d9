import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Locator, Page } from '@playwright/test'

/** Days of these records: weeks that no other journey uses. */
const firstDay = () => addDays(todayIn(new Date()), 100 + 34 * 7)

/** A person's input for a required field, by kind; `nth` makes one day follow the other. */
function typed(field: Field, nth: number): string {
  switch (field.kind) {
    case 'cents':
      return '12,00'
    case 'integer':
      return '2'
    case 'day':
      return formatDay(addDays(firstDay(), nth))
    default:
      return 'Skúška'
  }
}

async function fillField(page: Page, form: Locator, field: Field, text: string): Promise<void> {
  const isPicked = field.kind === 'choice' || field.kind === 'relation'
  if (!isPicked) return form.getByRole('textbox', { name: field.label.sk, exact: true }).fill(text)
  await form.getByRole('combobox', { name: field.label.sk, exact: true }).click()
  await page.getByRole('option').filter({ visible: true }).first().click()
}

/** Codes are short and in capitals; names may be sentences. */
export const nameFor = (collection: Collection, stamp: string): string =>
  collection.titleField === 'code' ? `SKUSKA${stamp.toUpperCase()}` : `Skúška ${stamp}`

/** The fields that a new record of the collection must have, in declared order. */
export const requiredFields = (collection: Collection): [string, Field][] =>
  Object.entries(collection.fields).filter(([, field]) => field.presence === 'required' && !field.readOnly)

/** Fills in the required fields of a new record of the collection. */
export async function fillRequired(
  page: Page,
  form: Locator,
  collection: Collection,
  name: string,
): Promise<void> {
  for (const [nth, [key, field]] of requiredFields(collection).entries()) {
    const ownCode = key === 'code' ? name.replaceAll(/\W/g, '').slice(-6).toUpperCase() : null
    const text = key === collection.titleField ? name : (ownCode ?? typed(field, nth))
    await fillField(page, form, field, text)
  }
}
