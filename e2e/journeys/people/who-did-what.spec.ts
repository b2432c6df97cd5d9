import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { expect, test } from '../../src/test.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'

test('the owner sees who changed what in the whole property, finds a line and follows it', async ({
  page,
}) => {
  const owner = await ownerAt(page.request)
  const [contact] = await owner.list('/contacts?_limit=1')
  const name = `Recepcia ${Date.now().toString(36)}`
  await owner.edit(`/contacts/${contact?.id}`, { name })
  await signIn(page, '/users')
  await page.getByRole('link', { name: 'Kto čo urobil' }).click()
  const lines = page.getByRole('region', { name: 'Zmeny' }).getByRole('listitem')
  const line = lines.filter({ hasText: name })
  await expect(line).toContainText('Upravené údaje')
  await expect(line.getByRole('definition')).toHaveText(`${contact?.name}→${name}`)
  await expectNoBarriers(page)

  await page.getByRole('combobox', { name: 'Čoho sa týka' }).click()
  await page.getByRole('option', { name: 'Kontakty', exact: true }).click()
  await expect(page).toHaveURL(/collection=contacts/)
  await expect(lines.first()).toContainText(name)
  await expect(lines.filter({ hasNotText: 'Kontakt' })).toHaveCount(0)
  await lines.first().getByRole('button', { name: 'História záznamu' }).click()
  await expect(page).toHaveURL(new RegExp(`record=${contact?.id}`))
  await page.getByRole('button', { name: 'Ukázať všetky' }).click()
  await page.getByLabel('Od dňa').fill('1. 1. 2099')
  await page.getByLabel('Od dňa').press('Tab')
  await expect(page.getByRole('heading', { name: 'Takú zmenu tu nemáme' })).toBeVisible()
  await page.getByRole('button', { name: 'Zrušiť výber' }).click()

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(line).toBeVisible()
  await expectNoSidewaysScroll(page)
  await line.getByRole('link', { name: /^Kontakt / }).click()
  await expect(page).toHaveURL(new RegExp(`/contacts/edit/${contact?.id}`))
})
