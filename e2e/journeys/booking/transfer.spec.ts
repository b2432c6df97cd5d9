import type { Locator } from '@playwright/test'
import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { signInOwner } from '../../src/back-office/owner.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, chooseRoom, giveDetails, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('the owner asks for three parts, and the guest sees each of them with its day', async ({
  page,
  request,
}) => {
  const owner = await signInOwner(request)
  try {
    await signIn(page, '/global-settings')
    const parts = page.getByRole('group', { name: 'Splátky' })
    await parts.getByRole('combobox', { name: 'Časť' }).last().click()
    await page.getByRole('option', { name: 'Percentá z ceny' }).click()
    await parts.getByLabel('Percentá', { exact: true }).last().fill('80')
    await parts.getByLabel(/^Dní vopred/).fill('60')
    await parts.getByRole('button', { name: 'Pridať' }).click()
    const save = page.getByRole('button', { name: 'Uložiť', exact: true })
    await save.click()
    await expect(page.getByText('Na zvyšok už nič nezostáva.').first()).toBeVisible()
    await parts.getByLabel('Percentá', { exact: true }).last().fill('40')
    await save.click()
    await expect(page.getByText('Na zvyšok už nič nezostáva.')).toHaveCount(0)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }

    await chooseRoom(page, await findFreeStay(request))
    await giveDetails(page)
    await choosePayment(page, 'Bankovým prevodom')
    await expect(page.getByText(/^Ďalších .* doplatíte najneskôr do /)).toBeVisible()
    await expect(page.getByText(/^Zvyšných .* doplatíte najneskôr do /)).toBeVisible()
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
    await expect(page.getByTestId('instalments').getByRole('listitem')).toHaveText([
      /^pri objednávke/,
      /^do \d/,
      /^do \d/,
    ])
    await expectNoBarriers(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  } finally {
    await owner.change('/api/global-settings', { payment_schedule: usualSchedule })
  }
})

test(
  'a transfer shows its QR code and values, the e-mail can be corrected and the stay cancelled',
  { tag: '@gate' },
  async ({ page, request }) => {
    await chooseRoom(page, await findFreeStay(request))
    await giveDetails(page, 'Lipová 3')
    await choosePayment(page, 'Bankovým prevodom')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
    // The owner's words of the form for reservations.
    await expect(page.getByText('Ďakujeme za rezerváciu. Potvrdenie vám posielame na e-mail.')).toBeVisible()

    const qr = page.getByRole('img', { name: /PAY by square/ })
    await expect(qr).toBeVisible()
    expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const number = (await page.getByTestId('reservation-number').textContent())?.match(/\d+/)?.[0] ?? ''
    await expect(page.getByTestId('transfer-value').filter({ hasText: 'Variabilný symbol' })).toContainText(
      number,
    )
    await expect(page.getByTestId('transfer-value').filter({ hasText: 'IBAN' })).toContainText(/SK\d\d/)
    await expect(page.getByRole('link', { name: 'Otvoriť v aplikácii banky' })).toHaveAttribute(
      'href',
      /^https:\/\/payme\.sk/,
    )
    await expect(page.getByText('alebo', { exact: true })).toBeVisible()
    const trial = page.getByRole('button', { name: /^Zaplatiť skúšobne/ })
    expect((await qr.boundingBox())?.y).toBeLessThan((await trial.boundingBox())?.y ?? 0)
    await expectNoBarriers(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await brokenGroups(page.getByTestId('transfer-value').filter({ hasText: 'IBAN' }))).toEqual([])

    await page.getByText('Opraviť e-mail').click()
    const email = page.getByLabel('Správny e-mail')
    await email.fill('lubica@')
    await page.getByRole('button', { name: 'Uložiť e-mail' }).click()
    await expect(page.getByRole('alert')).toContainText('Skontrolujte e-mail')
    await expect(email).toHaveValue('lubica@')
    await expectNoBarriers(page)
    await email.fill('lubica.nova@example.sk')
    await page.getByRole('button', { name: 'Uložiť e-mail' }).click()
    await expect(page.getByText('Správu o rezervácii posielame na lubica.nova@example.sk.')).toBeVisible()
    await expect(email).toBeHidden()

    await expect(page.getByText('Lipová 3, 949 01 Nitra')).toBeVisible()
    await page.getByText('Opraviť adresu na doklade').click()
    const save = page.getByRole('button', { name: 'Uložiť adresu' })
    const form = page.locator('form').filter({ has: save })
    await form.getByLabel('Ulica a číslo').fill('Dlhá 5')
    await form.getByLabel('PSČ').fill('')
    await save.click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(form.getByLabel('Ulica a číslo')).toHaveValue('Dlhá 5')
    await expectNoBarriers(page)
    await form.getByLabel('PSČ').fill('949 01')
    await save.click()
    await expect(page.getByText('Adresu sme uložili, na doklade už bude.')).toBeVisible()
    await expect(page.getByText('Dlhá 5, 949 01 Nitra')).toBeVisible()

    const file = await request.get(await hrefOf(page.getByRole('link', { name: 'Uložiť do kalendára' })))
    expect(await file.text()).toContain('BEGIN:VEVENT')

    await page.getByRole('button', { name: 'Koľko by som dostal späť?' }).click()
    await expect(page.getByText('Zatiaľ ste nič nezaplatili')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
    await expect(page.getByRole('heading', { name: 'Zrušená' })).toBeVisible()
    await expect(qr).toHaveCount(0)
    // The part that e-mails link to stays on the page and says once that nothing was paid and nothing is due.
    await expect(page.locator('#platba')).toBeVisible()
    await expect(page.getByText('Nič ste nezaplatili a nič nám nedlhujete.')).toHaveCount(1)
    await expect(page.getByText('Nič už neplatíte.')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Uložiť do kalendára' })).toHaveCount(0)
    await expect(page.getByText('Potrebujete niečo zmeniť?')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Vyrovnanie' })).toHaveCount(0)
  },
)

/** Groups of the account number that stand on two lines. */
const brokenGroups = (row: Locator): Promise<string[]> =>
  row
    .locator('dd')
    .first()
    .evaluate((value) => {
      const text = value.firstChild
      return [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: group, index }) => {
          const range = document.createRange()
          if (text) {
            range.setStart(text, index)
            range.setEnd(text, index + group.length)
          }
          return range.getClientRects().length !== 1 || group.length > 4
        })
        .map(([group]) => group)
    })

async function hrefOf(link: { getAttribute(name: string): Promise<string | null> }): Promise<string> {
  return (await link.getAttribute('href')) ?? ''
}
