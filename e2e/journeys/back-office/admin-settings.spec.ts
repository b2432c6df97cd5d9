import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

/** A picture of one pixel. */
const pixel = {
  name: 'znak.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a setting is found by an everyday word and opened where it is folded', async ({ page }) => {
  await signIn(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Hľadať' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Hľadať v celej správe' }).fill('cors')
  await page.getByRole('option', { name: /Weby, ktoré smú volať API/ }).click()
  await expect(page).toHaveURL(/\/global-settings#cors_origins$/)
  await expect(page.getByText('Weby, ktoré smú volať API', { exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Ďalšie nastavenia' })).toBeVisible()
  await expectNoBarriers(page)
})

test('the logo is stored and removed together with the fields', async ({ page, request }) => {
  const owner = await ownerAt(request)
  const { legal_name } = await owner.read('/global-settings')
  try {
    await signIn(page, '/global-settings')
    await page.locator('input[type=file][aria-label="Logo"]').setInputFiles(pixel)
    await page.getByRole('textbox', { name: 'Obchodné meno' }).fill('Nové meno')
    await expect(page.getByText('Nahrá sa po uložení.')).toBeVisible()
    expect(await owner.read('/global-settings')).toMatchObject({ logo: null, legal_name })
    const save = page.getByRole('button', { name: 'Uložiť', exact: true })
    await save.click()
    await expect
      .poll(() => owner.read('/global-settings'))
      .toMatchObject({ logo: { name: 'znak.png' }, legal_name: 'Nové meno' })
    await page.getByRole('button', { name: 'Odstrániť: znak.png' }).click()
    await expect(page.getByText('Odstráni sa po uložení.')).toBeVisible()
    expect(await owner.read('/global-settings')).toMatchObject({ logo: { name: 'znak.png' } })
    await save.click()
    await expect.poll(() => owner.read('/global-settings')).toMatchObject({ logo: null })
  } finally {
    await owner.edit('/global-settings', { legal_name })
  }
})

test('one season is made for several rooms in its form', async ({ page, request }) => {
  const owner = await ownerAt(request)
  const [first, second] = await owner.list('/accommodation-units?_sort=order:ASC&_limit=2')
  await signIn(page, `/prices/add?accommodation_unit=${first?.id}`)
  const tabs = page.getByRole('navigation', { name: 'Cenový kalendár' })
  await expect(tabs).toBeHidden()
  await page.getByRole('textbox', { name: 'Názov sezóny', exact: true }).fill('Vinobranie')
  await page.getByRole('textbox', { name: 'Od noci' }).fill('1. 9. 2031')
  await page.getByRole('textbox', { name: 'Do noci (vrátane)' }).fill('7. 9. 2031')
  await page.getByRole('textbox', { name: 'Cena za noc', exact: true }).fill('88')
  await page.getByRole('combobox', { name: 'Rovnaká sezóna aj pre ďalšie izby' }).click()
  await page.getByRole('option', { name: String(second?.['title']), exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Vytvoriť' }).first().click()
  await expect(page).toHaveURL(/\/prices\/edit\//)
  const made = await owner.list('/prices?title=Vinobranie')
  expect(made.map((season) => season['accommodation_unit']).toSorted()).toEqual(
    [first?.id, second?.id].toSorted(),
  )
  expect(made.map(({ price, valid_to }) => [price, valid_to])).toEqual([
    [8800, '2031-09-07'],
    [8800, '2031-09-07'],
  ])
  await page.goto('/prices')
  await tabs.getByRole('link', { name: 'Jednotlivé dni' }).click()
  await expect(page).toHaveURL(/\/day-rates$/)
  await expect(page.getByRole('link', { name: 'Cenový kalendár' }).first()).toBeVisible()
})
