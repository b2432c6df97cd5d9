import { formatMoney } from '@dvor/format/money.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, chooseRoom, guest, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('a guest asks for the recreation allowance, and corrects the names later', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = await findFreeStay(request)
  const check = async () => {
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
  }
  await chooseRoom(page, stay)
  const note = page.getByTestId('allowance').last()
  await expect(note).toContainText('S príspevkom zaplatíte len')
  const left = await note.locator('strong').innerText()
  expect(left).not.toBe(formatMoney(stay.total))

  await page.getByLabel('Meno', { exact: true }).fill(guest.first_name)
  await page.getByLabel('Priezvisko').fill(guest.last_name)
  await page.getByLabel('E-mail', { exact: true }).fill(guest.email)
  await page.getByLabel('Telefón').fill(guest.phone)
  await page.getByLabel('Chcem príspevok na rekreáciu').check()
  await expect(page.getByLabel('Potrebujem doklad na firmu')).toHaveCount(0)
  const employee = page.getByLabel('Meno a priezvisko zamestnanca')
  await expect(employee).toHaveValue(`${guest.first_name} ${guest.last_name}`)
  await employee.fill('')
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Meno a priezvisko zamestnanca')
  await expect(page.getByRole('alert')).toContainText('Ulica a číslo')
  await check()
  await employee.fill('Ján Čierny')
  await page.getByLabel('Kto ide s ním').fill(`${guest.first_name} ${guest.last_name}\nEla Čierna`)
  await page.getByLabel('Ulica a číslo').fill('Lipová 3')
  await page.getByLabel('Obec').fill('Nitra')
  await page.getByLabel('PSČ').fill('949 01')
  await expect(note).toContainText(left)
  await check()
  await choosePayment(page, 'Na mieste')
  await orderButton(page).click()

  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  await expect(page.getByTestId('allowance')).toContainText(left)
  await page.getByText('Opraviť údaje na príspevok').click()
  await page.getByLabel('Kto ide s ním').fill('Ela Čierna\nAdam Čierny')
  await check()
  await page.getByRole('button', { name: 'Uložiť údaje' }).click()
  await expect(page.getByText('Údaje na príspevok sme uložili')).toBeVisible()
  await expect(page.getByText('Ela Čierna, Adam Čierny')).toBeVisible()
  await page.getByText('Opraviť údaje na príspevok').click()
  await page.getByRole('button', { name: 'Príspevok nechcem' }).click()
  await expect(page.getByTestId('allowance')).toHaveCount(0)
  await expect(page.getByText('Chcem príspevok na rekreáciu od zamestnávateľa')).toBeVisible()
})
