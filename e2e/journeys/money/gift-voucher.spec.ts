import { formatMoney } from '@dvor/format/money.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, chooseRoom, giveDetails, openMore, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

for (const [width, week] of [
  [390, 29],
  [1440, 31],
] as const)
  test(`the owner sells a voucher, a guest spends a part of it and reads the balance, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, '/vouchers')
    await page.getByRole('button', { name: 'Predať poukaz' }).click()
    const form = page.getByRole('dialog', { name: 'Predať poukaz' })
    await form.getByLabel('Hodnota').fill('900')
    await form.getByLabel('Kupujúci', { exact: true }).fill(`Darca ${width}`)
    await form.getByLabel('Venovanie na poukaze').fill('Všetko najlepšie!')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await form.getByRole('button', { name: 'Predať', exact: true }).click()
    const shown = page.getByRole('dialog', { name: 'Darčekový poukaz' })
    await expect(shown.getByTestId('voucher-balance')).toHaveText(formatMoney(90_000))
    await expect(shown).toContainText('Poukaz predaný · Hotovosť')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    const printed = page.waitForEvent('download')
    await shown.getByRole('button', { name: 'Poukaz v PDF' }).click()
    expect((await printed).suggestedFilename()).toMatch(/^poukaz-9\d{7}\.pdf$/)
    await shown.getByRole('button', { name: 'Ukázať kód' }).click()
    const code = await shown.getByTestId('voucher-code').innerText()

    const { token, number } = await orderFromWeb(request, await findFreeStay(request, week), 'Darovaná')
    await page.goto(`/rezervacia-detail/${token}`)
    await page.getByText('Mám darčekový poukaz').click()
    const field = page.getByLabel('Kód poukazu')
    await field.fill('ABCD-EFGH-JKMN')
    await page.getByRole('button', { name: 'Zaplatiť poukazom' }).click()
    await expect(page.getByText('Takýto kód nepoznáme')).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await field.fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Zaplatiť poukazom' }).click()
    await expect(page.getByText('Poukaz sme použili')).toBeVisible()
    await expect(page.getByTestId('nothing-due')).toBeVisible()

    const owner = await ownerAt(request)
    const [{ id, total }] = (await owner.list(`/reservations?number=${number}`)) as [
      { id: string; total: number },
    ]
    // The address has the code behind its sign, as the QR code of the voucher does.
    await page.goto(`/darcekovy-poukaz/zostatok#${code}`)
    await expect(page.getByLabel('Kód poukazu')).toHaveValue(code)
    await page.getByRole('button', { name: 'Zistiť zostatok' }).click()
    await expect(page.getByTestId('voucher-balance')).toContainText(formatMoney(90_000 - total))
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    await signIn(page, `/reservations/edit/${id}`)
    const section = card(page, 'Darčekový poukaz')
    await expect(section).toContainText(`Poukazmi je zaplatených ${formatMoney(total)}`)
    await section.getByRole('button', { name: 'Vrátiť na poukaz' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátiť na poukaz' }).click()
    await expect(section.getByLabel('Kód poukazu')).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    // The money is back, so it can pay with the next order.
    await chooseRoom(page, await findFreeStay(request, week + 1))
    await giveDetails(page)
    await openMore(page)
    await page.getByLabel('Kód poukazu').fill(code)
    await page.getByRole('button', { name: 'Použiť poukaz' }).click()
    await expect(page.getByText(`Na poukaze je ${formatMoney(90_000)}`)).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await choosePayment(page, 'Skúšobná platba')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await expect(page.getByTestId('nothing-due')).toBeVisible()
  })
