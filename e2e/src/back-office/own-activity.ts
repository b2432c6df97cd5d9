import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { signIn } from './back-office.ts'
import { ownerAt } from './owner-calls.ts'

/** An activity for one journey, open in its form. */
export async function openOwnActivity(page: Page, request: APIRequestContext) {
  const owner = await ownerAt(request)
  const title = `Kosenie lúky ${Date.now().toString(36)}`
  const { id } = await owner.add('activities', { title, kind: 'farm', perex: 'Ráno s kosou.' })
  await signIn(page, `/activities/edit/${id}`)
  const name = page.getByRole('textbox', { name: 'Názov', exact: true })
  const perex = page.getByRole('textbox', { name: 'Úvod', exact: true })
  await expect(name).toHaveValue(title)
  return { owner, id, title, name, perex, save: page.getByRole('button', { name: 'Uložiť', exact: true }) }
}

/** A new activity with its required fields filled in, ready to be created. */
export async function fillNewActivity(page: Page, title: string): Promise<void> {
  await signIn(page, '/activities/add')
  await page.getByRole('textbox', { name: 'Názov', exact: true }).fill(title)
  await page.getByRole('combobox', { name: 'Druh' }).click()
  await page.getByRole('option', { name: 'U nás' }).click()
}
