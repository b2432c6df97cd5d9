import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

test('a translation stands beside the Slovak text, and says when that text is newer', async ({
  page,
  request,
}) => {
  const title = `Opekačka ${Date.now().toString(36)}`
  const owner = await ownerAt(request)
  const { id } = await owner.add('common-services', {
    title,
    price: 500,
    price_unit: 'stay',
    vat_kind: 'other',
    active: false,
  })
  await signIn(page, `/common-services/edit/${id}`)
  const language = page.getByLabel('Preklad vedľa slovenčiny')
  await expect(language).toContainText('Angličtina (treba preložiť: 1)')
  await language.selectOption('en')
  await expect(page.getByText('Preklad chýba.')).toHaveCount(1)
  await page.getByLabel('Názov · Angličtina').fill('Bonfire')
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await expect(page.getByText('Preklad chýba.')).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Názov', exact: true }).fill(`${title} pri potoku`)
  await expect(page.getByText('Slovenský text je novší.')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await page.getByRole('button', { name: 'Preklad stále platí' }).press('Enter')
  await expect(page.getByText('Slovenský text je novší.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await expect(page.getByText('Neuložené zmeny')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByLabel('Názov · Angličtina')).toHaveValue('Bonfire')
  await expect(page.getByText('Slovenský text je novší.')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  const answer = await request.get(`/api/owners-texts?locale=en`)
  expect((await answer.json()).en[`${title} pri potoku`]).toBe('Bonfire')
})
