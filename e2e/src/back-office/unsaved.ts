import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from '../pages/axe.ts'

/** The question about unsaved values of a drawer or a dialog. */
export const closeQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Zavrieť bez uloženia?' })

/**
 * Closes a dialog with typed values: it asks, stays with the values and the focus in their field, and closes once they are
 * discarded.
 */
export async function expectQuestion(page: Page, dialog: Locator, field: Locator): Promise<void> {
  const value = await field.inputValue()
  const question = closeQuestion(page)
  await field.press('Escape')
  await expect(question).toBeVisible()
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(question).toBeHidden()
  await expect(field).toHaveValue(value)
  await expect(field).toBeFocused()
  await dialog.getByRole('banner').or(dialog).first().getByRole('button', { name: 'Zavrieť' }).click()
  await question.getByRole('button', { name: 'Zahodiť' }).click()
  await expect(dialog).toBeHidden()
}
