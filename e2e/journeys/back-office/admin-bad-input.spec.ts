import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { admin } from '../../src/properties.ts'
import { openOwnActivity } from '../../src/back-office/own-activity.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a stale edit shows both versions, and each field takes the one that is chosen',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(409, /\/api\/activities\//)
    const { owner, id, title, name, perex, save } = await openOwnActivity(page, request)
    await name.fill(`${title} ručne`)
    await perex.fill('Moje slová.')
    await owner.edit(`/activities/${id}`, { title: `${title} strojom`, perex: 'Cudzie slová.' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Medzitým to zmenil niekto iný' })
    await expect(dialog).toContainText('Moje slová.')
    await expect(dialog).toContainText('Cudzie slová.')
    await expectNoBarriers(page)
    await dialog.getByRole('radio', { name: 'Názov: Teraz uložené' }).click()
    await dialog.getByRole('button', { name: 'Uložiť výber' }).click()
    await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
    await expect(name).toHaveValue(`${title} strojom`)
    await expect(perex).toHaveValue('Moje slová.')
    expect(await owner.read(`/activities/${id}`)).toMatchObject({
      title: `${title} strojom`,
      perex: 'Moje slová.',
    })
  },
)

test('a number with decimals is typed key by key, with a comma or a point', async ({ page }) => {
  // The address unfolds the subject in which the rates stand.
  await signIn(page, '/global-settings#vat_rates')
  const tax = page.getByLabel('Za osobu a noc').first()
  const rate = page.getByLabel('Sadzba', { exact: true }).first()
  for (const [field, typed, kept] of [
    [tax, '1,50', '1,5 €'],
    [tax, '0.7', '0,7 €'],
    [rate, '5,05', '5,05 %'],
  ] as const) {
    await field.clear()
    await field.pressSequentially(typed)
    await field.blur()
    await expect(field).toHaveValue(kept)
  }
  // An emptied number stays empty for the next one.
  await signIn(page, '/reservations/add')
  const adults = page.getByLabel('Dospelí')
  await adults.press('End')
  await adults.press('Backspace')
  await adults.pressSequentially('4')
  await adults.blur()
  await expect(adults).toHaveValue('4')
})

test('a stale edit that is decided later keeps the typed values', async ({ page, request, refusals }) => {
  refusals.expect(409, /\/api\/activities\//)
  const { owner, id, perex, save } = await openOwnActivity(page, request)
  await perex.fill('Moje slová.')
  await owner.edit(`/activities/${id}`, { perex: 'Cudzie slová.' })
  await save.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušiť' }).click()
  await expect(perex).toHaveValue('Moje slová.')
  await save.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Všade nechať uložené' }).click()
  await dialog.getByRole('button', { name: 'Uložiť výber' }).click()
  await expect(perex).toHaveValue('Cudzie slová.')
})

test('an edit waits for the connection and is then saved by itself', async ({
  page,
  request,
  context,
  refusals,
}) => {
  refusals.expect(0, /\/api\//)
  const { owner, id, perex, save } = await openOwnActivity(page, request)
  await perex.fill('Napísané v stodole.')
  await context.setOffline(true)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Nič sa nestratilo')
  await expect(perex).toHaveValue('Napísané v stodole.')
  await context.setOffline(false)
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  expect(await owner.read(`/activities/${id}`)).toMatchObject({ perex: 'Napísané v stodole.' })
})

test('without a connection a screen not yet loaded says so, and comes once there is one', async ({
  page,
  context,
  refusals,
}) => {
  refusals.expect(0, /./)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Peniaze/ }).click()
  await page.getByRole('link', { name: 'Daň za ubytovanie' }).click()
  await expect(page.getByRole('heading', { name: 'Obrazovku sa nepodarilo načítať' })).toBeVisible()
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(page.getByRole('heading', { name: 'Obrazovku sa nepodarilo načítať' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kalendár' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Obrazovku sa nepodarilo načítať')
})

test('a session that ends during an edit is renewed over the form, and the save goes on', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(401, /\/api\//)
  const { owner, id, perex, save } = await openOwnActivity(page, request)
  await perex.fill('Dlho písané slová.')
  // Ended everywhere: neither token is valid any more.
  const [self] = await owner.list(`/users?email=${encodeURIComponent(admin.email)}`)
  await owner.remove(`/users/${self?.id}/sessions`)
  // Not by the mouse: a call of the screen's own may have opened the dialog before.
  await save.dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Prihláste sa, prosím, znova' })
  await expect(dialog).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByLabel('Heslo', { exact: true }).fill('nie-toto-heslo')
  refusals.expect(400, /\/api\/auth\/local$/)
  await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Meno alebo heslo nesedí.')
  await dialog.getByLabel('Heslo', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(perex).toHaveValue('Dlho písané slová.')
  const again = await ownerAt(request)
  expect(await again.read(`/activities/${id}`)).toMatchObject({ perex: 'Dlho písané slová.' })
})
