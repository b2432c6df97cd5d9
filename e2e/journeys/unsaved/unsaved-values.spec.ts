import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext } from '@playwright/test'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findService } from '../../src/back-office/seats.ts'
import { statementOf } from '../../src/back-office/statement.ts'
import { expectQuestion } from '../../src/back-office/unsaved.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('a bank transaction that is being split asks before it is closed', async ({ page, request }) => {
  const { number } = await orderFromWeb(request, await findFreeStay(request, 11), 'Rozdelená')
  await signIn(page, '/payments-inbox')
  await page
    .locator('input[type=file]')
    .setInputFiles(statementOf([{ amount: 12_345, name: 'Neznámy odosielateľ' }]))
  await page.getByRole('button', { name: /Neznámy odosielateľ/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Pohyb na účte' })
  await expect(drawer).toContainText(formatMoney(12_345))
  await drawer.getByRole('textbox').first().fill(number)
  await page.getByRole('option', { name: new RegExp(number) }).click()
  await expectQuestion(page, drawer, drawer.getByRole('textbox', { name: new RegExp(number) }))
  await expect(page).not.toHaveURL(/pohyb/)
})

test('a voucher that is being made void asks before it is closed', async ({ page, request }) => {
  const owner = await ownerAt(request)
  await owner.add('vouchers', { value: 5_000, method: 'cash', buyer_name: 'Rozmyslená' })
  await signIn(page, '/vouchers')
  const row = page.getByRole('button', { name: /Rozmyslená/ })
  const drawer = page.getByRole('dialog', { name: 'Darčekový poukaz' })
  for (const _ of ['once', 'again']) {
    await row.press('Enter')
    await expect(drawer.getByRole('button', { name: 'Zavrieť' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  }
  await row.press('Enter')
  await drawer.getByRole('button', { name: 'Zrušiť poukaz' }).press('Enter')
  await expect(drawer.getByLabel('Dôvod')).toBeFocused()
  await drawer.getByLabel('Dôvod').fill('Omyl')
  await expectQuestion(page, drawer, drawer.getByLabel('Dôvod'))
})

test(
  'a payment that is being typed at the check-in asks before the dialog is closed',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { number } = await orderFromWeb(request, await findFreeStay(request, 13), 'Dlžná')
    const owner = await ownerAt(request)
    const [{ id } = { id: '' }] = await owner.list(`/reservations?_q=${number}`)
    await owner.edit(`/reservations/${id}`, { state: 'confirmed' })
    await signIn(page, `/reservations/edit/${id}`)
    await card(page, 'Súhrn').getByRole('button', { name: 'Ubytovať' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ubytovať?' })
    await dialog.getByRole('button', { name: 'Zapísať platbu' }).click()
    await dialog.getByLabel('Suma').fill('10')
    await expectQuestion(page, dialog, dialog.getByLabel('Suma'))
  },
)

/** Orders a stay and lets its guest, whose address is known, arrive. @returns the reservation's id */
async function letArrive(request: APIRequestContext, nights: number, name: string): Promise<string> {
  const { number } = await orderFromWeb(request, await findFreeStay(request, nights), name)
  const owner = await ownerAt(request)
  const [{ id } = { id: '' }] = await owner.list(`/reservations?_q=${number}`)
  const guest_address = { street: 'Lipová 3', postal_code: '949 01', city: 'Nitra' }
  await owner.edit(`/reservations/${id}`, { state: 'confirmed', guest_address })
  await owner.edit(`/reservations/${id}`, { state: 'checked_in', register_later: true })
  return id
}

test('a document and a credit note that are being filled in ask before they are closed', async ({
  page,
  request,
  refusals,
}) => {
  const id = await letArrive(request, 12, 'Fakturovaná')
  const owner = await ownerAt(request)
  await owner.add(`reservations/${id}/documents`, { kind: 'invoice' })
  refusals.expect(409, /\/documents\/preview$/)
  await signIn(page, `/reservations/edit/${id}`)
  const documents = card(page, 'Doklady')
  await documents.getByRole('button', { name: 'Vystaviť doklad' }).click()
  const issuing = page.getByRole('dialog', { name: 'Vystaviť doklad' })
  await issuing.getByRole('radio', { name: 'Potvrdenie o pobyte', exact: true }).check()
  await issuing.getByLabel('Kto sa pobytu zúčastnil').fill('Marta Fakturovaná\nJozef Fakturovaný')
  await expectQuestion(page, issuing, issuing.getByLabel('Kto sa pobytu zúčastnil'))

  const options = documents.getByRole('button', { name: /^Možnosti dokladu UK-FA/ })
  await options.click()
  await page.getByRole('menuitem', { name: 'Vystaviť dobropis' }).click()
  const crediting = page.getByRole('dialog', { name: /^Dobropis k/ })
  await crediting.getByLabel('Dôvod opravy').fill('Nesprávny odberateľ')
  await expectQuestion(page, crediting, crediting.getByLabel('Dôvod opravy'))
  await expect(options).toBeFocused()

  const flag = page.getByRole('button', { name: 'Označiť na kontrolu' })
  await flag.press('Enter')
  const reason = page.getByLabel('Na čo sa treba pozrieť?')
  await reason.fill('Odberateľ sa ešte ozve.')
  await reason.press('Enter')
  await expect(reason).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Prehľad' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an invitation of a user asks before it is closed', async ({ page }) => {
  await signIn(page, '/users')
  await page.getByRole('button', { name: 'Pozvať' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pozvať používateľa' })
  await dialog.getByLabel('E-mail').fill('kolegyna@example.sk')
  await expectQuestion(page, dialog, dialog.getByLabel('E-mail'))
})

test('an occurrence that is being called off asks before its dialog is closed', async ({ page, request }) => {
  const bread = await findService(request, 'pecenie-chleba')
  await signIn(page, `/services/edit/${bread.id}`)
  const callOff = card(page, 'Kto príde').getByRole('button', { name: 'Zrušiť termín' }).first()
  await callOff.click()
  const dialog = page.getByRole('dialog', { name: /^Zrušiť/ })
  await dialog.getByLabel('Dôvod pre hostí').fill('Pec sa opravuje.')
  await expectQuestion(page, dialog, dialog.getByLabel('Dôvod pre hostí'))
  await callOff.click()
  await expect(dialog.getByLabel('Dôvod pre hostí')).toHaveValue('')
})

test('a copy of a season asks before its drawer is closed', async ({ page }) => {
  await signIn(page, '/price-calendar')
  await page.getByRole('button', { name: 'Kopírovať sezónu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Kopírovať sezónu' })
  await drawer.getByLabel('Cenu zmeniť o %').fill('5')
  await expectQuestion(page, drawer, drawer.getByLabel('Cenu zmeniť o %'))
})

test('a hand-over of the till asks before its page is left', async ({ page }) => {
  await signIn(page, '/till')
  const counted = page.getByLabel('Napočítané')
  await counted.fill('120')
  await page.getByRole('navigation').getByRole('link', { name: 'Prehľad' }).click()
  const question = page.getByRole('dialog', { name: 'Odísť bez uloženia?' })
  await question.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(counted).toHaveValue('120')
})

test('a check-out asks before it goes on without a payment that is filled in', async ({ page, request }) => {
  const id = await letArrive(request, 14, 'Odchádzajúca')
  await signIn(page, `/reservations/edit/${id}`)
  await card(page, 'Súhrn').getByRole('button', { name: 'Odubytovať' }).click()
  const nights = page.getByRole('dialog', { name: 'Skorší odchod' })
  await nights.getByRole('button', { name: /^Nechať im noci/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Odubytovať?' })
  const record = dialog.getByRole('button', { name: 'Zapísať platbu' })
  await expect(record).toBeFocused()
  await record.press('Enter')
  const amount = dialog.getByLabel('Suma')
  await expect(amount).toBeFocused()
  await dialog.getByRole('button', { name: 'Zrušiť' }).click()
  await expect(record).toBeFocused()
  await record.press('Enter')
  await dialog.getByLabel('Poznámka').fill('Bez bločku')
  const checkOut = dialog.getByRole('button', { name: 'Odubytovať aj tak' })
  await checkOut.click()
  const question = page.getByRole('dialog', { name: 'Suma ešte nie je zapísaná' })
  await expect(question).toBeVisible()
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Späť k sume' }).click()
  await expect(dialog.getByLabel('Poznámka')).toHaveValue('Bez bločku')
  await expect(amount).toBeFocused()
  await checkOut.click()
  await question.getByRole('button', { name: 'Pokračovať bez zápisu' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Súhrn')).toContainText('Ukončená')
})
