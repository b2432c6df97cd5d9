import { orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findService } from '../../src/back-office/seats.ts'
import { closeQuestion, expectQuestion } from '../../src/back-office/unsaved.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'Back and Forward ask before they close a drawer with typed values',
  { tag: '@gate' },
  async ({ page, request }) => {
    const owner = await ownerAt(request)
    await owner.add('vouchers', { value: 5_000, method: 'cash', buyer_name: 'Vrátená' })
    await signIn(page, '/vouchers')
    const drawer = page.getByRole('dialog', { name: 'Darčekový poukaz' })
    const reason = drawer.getByLabel('Dôvod')
    const question = closeQuestion(page)
    const beginToVoid = async () => {
      await drawer.getByRole('button', { name: 'Zrušiť poukaz' }).click()
      await reason.fill('Omyl')
    }
    await page.getByRole('button', { name: /Vrátená/ }).click()
    await beginToVoid()
    await page.goBack()
    await expect(question).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(reason).toHaveValue('Omyl')
    await expect(page).toHaveURL(/poukaz=/)
    await page.goBack()
    await question.getByRole('button', { name: 'Zahodiť' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/poukaz=/)

    await page.getByRole('button', { name: /Vrátená/ }).click()
    await drawer.getByRole('button', { name: 'Zavrieť' }).click()
    await page.goBack()
    await beginToVoid()
    await page.goForward()
    await question.getByRole('button', { name: 'Zostať tu' }).click()
    await expect(reason).toHaveValue('Omyl')
    await page.goForward()
    await question.getByRole('button', { name: 'Zahodiť' }).click()
    await expect(drawer).toBeHidden()
  },
)

test('the search, a link and a reload ask before they take away what is typed in a drawer', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const { id: voucher } = await owner.add('vouchers', {
    value: 50_000,
    method: 'cash',
    buyer_name: 'Hľadaná',
  })
  const { number } = await orderFromWeb(request, await findFreeStay(request, 9), 'Poukazová')
  const [{ id } = { id: '' }] = await owner.list(`/reservations?_q=${number}`)
  const { code } = await owner.change(`vouchers/${voucher}/code`, {})
  await owner.change(`reservations/${id}/voucher-redemptions`, { code })
  await signIn(page, `/vouchers?poukaz=${voucher}`)
  const drawer = page.getByRole('dialog', { name: 'Darčekový poukaz' })
  const leaving = page.getByRole('dialog', { name: 'Odísť bez uloženia?' })
  const box = page.getByRole('combobox', { name: 'Hľadať v celej správe' })
  await drawer.getByRole('button', { name: 'Predĺžiť' }).click()
  const day = drawer.getByLabel('Nový posledný deň')
  await day.fill('24. 12. 2031')

  // Esc closes the search alone, and the focus returns to the field.
  await day.press('Control+k')
  await expect(box).toBeFocused()
  await box.press('Escape')
  await expect(box).toBeHidden()
  await expect(closeQuestion(page)).toBeHidden()
  await expect(day).toBeFocused()

  // The list has the same path as the drawer.
  await day.press('Control+k')
  await box.fill('darcekove poukazy')
  await page.getByRole('option', { name: 'Darčekové poukazy', exact: true }).click()
  await expect(closeQuestion(page)).toBeVisible()
  await expectNoBarriers(page)
  await closeQuestion(page).getByRole('button', { name: 'Zostať tu' }).click()
  await expect(day).toHaveValue('24. 12. 2031')
  await expect(page).toHaveURL(/poukaz=/)

  await drawer.getByRole('link', { name: `Rezervácia ${number}` }).click()
  await expect(leaving).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toHaveValue('24. 12. 2031')

  const question = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const unload = await question
  expect(unload.type()).toBe('beforeunload')
  await unload.dismiss()
  await expect(day).toHaveValue('24. 12. 2031')

  await drawer.getByRole('link', { name: `Rezervácia ${number}` }).click()
  await leaving.getByRole('button', { name: 'Odísť' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservations/edit/${id}$`))
})

test('drawers of a slot, a season, an enquiry and selected days ask before they close', async ({
  page,
  request,
}) => {
  const bread = await findService(request, 'pecenie-chleba')
  await signIn(page, `/services/edit/${bread.id}`)
  const add = page.getByRole('button', { name: 'Pridať termín: nedeľa' })
  await add.click()
  const slot = page.getByRole('dialog', { name: /Nový termín · nedeľa/ })
  await slot.getByLabel('Miest').fill('7')
  await expectQuestion(page, slot, slot.getByLabel('Miest'))
  // Discarded values do not come back as a draft, and Cancel asks, too.
  await add.click()
  await expect(slot.getByLabel('Miest')).toHaveValue('')
  await slot.getByLabel('Miest').fill('8')
  await slot.getByRole('button', { name: 'Zrušiť' }).click()
  await closeQuestion(page).getByRole('button', { name: 'Zahodiť' }).click()
  await expect(slot).toBeHidden()

  const [unit = { id: '' }] = await (await ownerAt(request)).list('/accommodation-units')
  await page.goto(`/accommodation-units/edit/${unit.id}`)
  await page.getByRole('button', { name: 'Pridať sezónu' }).click()
  const season = page.getByRole('dialog', { name: 'Pridať sezónu' })
  const title = season.getByRole('textbox', { name: 'Názov sezóny', exact: true })
  await title.fill('Fašiangy')
  await expectQuestion(page, season, title)

  const data = { name: 'Nedopísaná', email: 'ema@example.com', phone: '+421900555666', message: 'Sála?' }
  const sent = { ...data, day_from: '2031-06-21' }
  expect((await request.post('/api/send-hall-demand', { data: sent })).status()).toBe(200)
  await page.goto('/hall-demands')
  await page.getByRole('cell', { name: 'Nedopísaná' }).first().click()
  await page.getByRole('button', { name: 'Upraviť údaje' }).click()
  const demand = page.getByRole('dialog', { name: 'Upraviť údaje' })
  await demand.getByLabel('Meno').fill('Dopísaná')
  await expectQuestion(page, demand, demand.getByLabel('Meno'))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/price-calendar')
  await page.getByRole('list', { name: 'Dni a ceny' }).getByRole('button').nth(7).click()
  await page.getByRole('button', { name: 'Zmeniť vybrané dni' }).click()
  const days = page.getByRole('dialog', { name: 'Zmena vybraných dní' })
  await days.getByText('Nastaviť').click()
  await days.getByLabel('Nová cena v eurách').fill('99')
  await expectQuestion(page, days, days.getByLabel('Nová cena v eurách'))
})

test('selected days and a section of the settings ask before what is typed in them goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/price-calendar')
  const grid = page.getByRole('grid', { name: 'Ceny nocí' })
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(5).click()
  const panel = page.getByRole('region', { name: 'Zmena vybraných dní' })
  await panel.getByText('Nastaviť').click()
  const price = panel.getByLabel('Nová cena v eurách')
  await price.fill('99')
  await grid.press('Escape')
  await closeQuestion(page).getByRole('button', { name: 'Zostať tu' }).click()
  await expect(price).toHaveValue('99 €')
  const plans = page.getByLabel('Ceny sadzby')
  await plans.selectOption('Pružná')
  await closeQuestion(page).getByRole('button', { name: 'Zostať tu' }).click()
  await expect(price).toHaveValue('99 €')
  await expect(plans.locator('option:checked')).toHaveText('Základné ceny')
  await grid.press('Escape')
  await closeQuestion(page).getByRole('button', { name: 'Zahodiť' }).click()
  await expect(panel).toBeHidden()

  await page.goto('/global-settings?cast=mail')
  const host = page.getByLabel('Server', { exact: false }).first()
  await host.fill('smtp.example.sk')
  const leaving = page.getByRole('dialog', { name: 'Odísť bez uloženia?' })
  const toData = page.getByRole('link', { name: 'Údaje a vzhľad' })
  await toData.click()
  await leaving.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(host).toHaveValue('smtp.example.sk')
  await toData.click()
  await leaving.getByRole('button', { name: 'Odísť' }).click()
  await expect(toData).toHaveAttribute('aria-current', 'page')
})

test('the columns of a statement ask before their choice is closed', async ({ page, refusals }) => {
  await signIn(page, '/payments-inbox')
  refusals.expect(400, /\/api\/statements$/)
  const buffer = Buffer.from('kedy;kolko;odkial\n20.11.2026;12,34;Včelár\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer })
  const dialog = page.getByRole('dialog', { name: 'Čo je v ktorom stĺpci?' })
  const day = dialog.getByRole('combobox', { name: 'Deň pohybu', exact: true })
  await day.click()
  await page.getByRole('option', { name: 'kedy' }).click()
  await expectQuestion(page, dialog, day)
})

test('the search leads from a slot that is being written to another service', async ({ page, request }) => {
  const bread = await findService(request, 'pecenie-chleba')
  const ride = await findService(request, 'jazda-na-koni-na-lonzi')
  await signIn(page, `/services/edit/${bread.id}`)
  await page.getByRole('button', { name: 'Pridať termín: nedeľa' }).click()
  const slot = page.getByRole('dialog', { name: /Nový termín/ })
  await slot.getByLabel('Miest').fill('7')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Hľadať v celej správe' }).fill('lonzi')
  await page
    .getByRole('option', { name: new RegExp(ride.title) })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Odísť bez uloženia?' })
    .getByRole('button', { name: 'Odísť' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ride.title)
  await expect(slot).toBeHidden()
})
