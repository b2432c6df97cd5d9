import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { pickInForm } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a visitor asks about a hall, reads the issues, and the owner finds the enquiry',
  { tag: '@gate' },
  async ({ page, refusals }) => {
    refusals.expect(400, /saly/)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/saly')
    await page.getByRole('link', { name: /Opýtať sa na sálu.*Sála v starej sýpke/ }).click()
    const hall = page.getByLabel('Sála', { exact: true })
    await expect(hall.locator('option:checked')).toHaveText('Sála v starej sýpke')
    await expectNoSidewaysScroll(page)

    // One day, twice.
    const day = addDays(todayIn(new Date()), 40)
    const sheet = await pickInForm(page, { from: day, to: day })
    await expect(sheet.getByText('1 deň')).toBeVisible()
    await expectNoBarriers(page)
    await sheet.getByRole('button', { name: 'Vybrať tieto dni' }).click()
    await page.getByLabel('Meno a priezvisko').fill('Hana Jablonská')
    await page.getByLabel('E-mail').fill('hana')
    await page.getByLabel('Počet osôb').fill('veľa')
    await page.getByRole('button', { name: 'Odoslať dopyt' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel('Meno a priezvisko')).toHaveValue('Hana Jablonská')
    await expect(hall.locator('option:checked')).toHaveText('Sála v starej sýpke')
    await expect(page.getByLabel(/^Od \(/)).toHaveValue(day)
    await expect(page.getByLabel(/^Do \(/)).toHaveValue(day)
    await expectNoBarriers(page)

    await page.getByLabel('E-mail').fill('hana@example.com')
    await page.getByLabel('Počet osôb').fill('55')
    await page.getByLabel('Čo chystáte').fill('krstiny')
    await page.getByRole('button', { name: 'Odoslať dopyt' }).click()
    await expect(page.getByText('dopyt sme dostali')).toBeVisible()
    await page.reload()
    await expect(page.getByText('dopyt sme dostali')).toBeVisible()

    // The form of /kontakt is an enquiry, too, once a hall is chosen.
    await page.goto('/kontakt')
    await page.getByLabel('Sála', { exact: true }).selectOption({ label: 'Sála v starej sýpke' })
    await page.getByLabel('Meno a priezvisko').fill('Irena Kontaktná')
    await page.getByLabel('E-mail').fill('irena@example.com')
    await page.getByLabel('Správa').fill('Radi by sme u vás oslávili šesťdesiatku.')
    await page.getByRole('button', { name: 'Odoslať správu' }).click()
    await expect(page.getByText('správa je u nás')).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, '/hall-demands')
    await page.getByRole('table').getByText('Hana Jablonská', { exact: true }).click()
    await expect(page.getByText('krstiny', { exact: true })).toBeVisible()
    await page.goto('/hall-demands')
    await page.getByRole('table').getByText('Irena Kontaktná', { exact: true }).click()
    await expect(page.getByText('Radi by sme u vás oslávili šesťdesiatku.')).toBeVisible()
  },
)

test('without scripts the contact form works, too, and nothing typed is lost', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/kontakt')
  await page.getByLabel('Meno a priezvisko').fill('Ivan Hruška')
  await page.getByLabel('Správa').fill('Dá sa u vás nabiť bicykel?')
  await page.getByRole('button', { name: 'Odoslať správu' }).click()
  await expect(page.getByText('Toto pole potrebujeme vyplniť.').last()).toBeVisible()
  await expect(page.getByLabel('Správa')).toHaveValue('Dá sa u vás nabiť bicykel?')
  await page.getByLabel('E-mail').fill('ivan@example.com')
  await page.getByRole('button', { name: 'Odoslať správu' }).click()
  await expect(page.getByText('správa je u nás')).toBeVisible()
  await context.close()
  expect((await request.get('/kontakt')).status()).toBe(200)
  const frontDesk = await browser.newPage()
  await signIn(frontDesk, '/contact-messages')
  await frontDesk.getByRole('button', { name: 'Neprečítané' }).click()
  await frontDesk.getByRole('cell', { name: 'Ivan Hruška', exact: true }).click()
  await expect(frontDesk.getByText('Dá sa u vás nabiť bicykel?')).toBeVisible()
  await frontDesk.getByRole('button', { name: 'Odpovedať' }).click()
  await frontDesk.getByRole('textbox', { name: 'Text' }).fill('Áno, pri kôlni.')
  await frontDesk.getByRole('button', { name: 'Odoslať e-mail' }).click()
  await expect(frontDesk.getByRole('region', { name: 'Naše odpovede' })).toContainText('Áno, pri kôlni.')
  await expect(frontDesk.getByRole('button', { name: 'Ešte nezodpovedaná' })).toBeVisible()
  await frontDesk.getByRole('textbox', { name: 'Naša poznámka' }).fill('Zásuvka je v kôlni.')
  await frontDesk.getByRole('button', { name: 'Uložiť' }).click()
  await expectNoBarriers(frontDesk)
  await frontDesk.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(frontDesk)
  await frontDesk.close()
})
