import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectSound } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { statementOf } from '../../src/back-office/statement.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

async function dueOf(request: APIRequestContext, token: string): Promise<number> {
  return (await (await request.get(`/api/reservation-details/${token}`)).json()).due_now
}

const importFile = (page: Page, file: ReturnType<typeof statementOf>) =>
  page.locator('input[type=file]').setInputFiles(file)

test(
  'the owner reads in a statement: one payment finds its stay, another is put there by keyboard',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const named = await orderFromWeb(request, await findFreeStay(request, 9), 'Symbolová')
    const nameless = await orderFromWeb(request, await findFreeStay(request, 9), 'Bezčísla')
    const [first, second] = [await dueOf(request, named.token), await dueOf(request, nameless.token)]

    await signIn(page)
    await page.getByRole('button', { name: /^Peniaze/ }).click()
    await page.getByRole('link', { name: 'Prijaté platby' }).click()
    await expect(page.getByRole('heading', { name: 'Prijaté platby' })).toBeVisible()
    await expectSound(page)
    const statement = statementOf([
      { amount: first, symbol: named.number, name: 'Marta Symbolová' },
      { amount: second, name: 'BEZCISLA MARTA', message: 'pobyt' },
      { amount: 4321, name: 'Mliekareň' },
    ])
    await importFile(page, statement)
    const result = card(page, 'Výpis je načítaný')
    await expect(result).toContainText(`Priradené1${formatMoney(first)}`)
    await expect(result).toContainText('Na vybavenie2')
    await expectSound(page)

    const rows = page.getByRole('list', { name: 'Pohyby na účte' }).getByRole('button')
    const waiting = rows.filter({ hasText: 'BEZCISLA' })
    await expect(waiting).toBeVisible()
    await expect(rows.filter({ hasText: 'Mliekareň' })).toBeVisible()
    await rows.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    while (!(await page.locator(':focus').textContent())?.includes('BEZCISLA'))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Pohyb na účte' })
    await expect(drawer).toContainText('sedí meno')
    await expectSound(page)
    const suggested = drawer.getByRole('listitem').filter({ hasText: nameless.number })
    await suggested.getByRole('button', { name: `Priradiť ${formatMoney(second)}` }).press('Enter')
    await expect(drawer).toBeHidden()
    await expect(waiting).toBeHidden()

    for (const { token } of [named, nameless]) {
      await page.goto(`/rezervacia-detail/${token}`)
      await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
      await expect(page.getByTestId('balance-day')).toContainText('najneskôr do')
    }

    await page.goto('/payments-inbox?stav=assigned')
    await page.getByRole('button', { name: /Marta Symbolová/ }).click()
    await drawer.getByRole('link', { name: new RegExp(named.number) }).click()
    await expect(card(page, 'Súhrn')).toContainText('Potvrdená')
    await expect(card(page, 'Platby')).toContainText('Platba · Prevod')
    await expect(card(page, 'Platby')).toContainText('má prísť do')
    await expect(card(page, 'Správy')).toContainText(`Rezervácia ${named.number} je potvrdená`)
    await expectSound(page)

    await page.goto('/payments-inbox')
    refusals.expect(409, /\/api\/statements$/)
    await importFile(page, statement)
    await expect(page.getByRole('alert')).toContainText('Tento výpis je už načítaný.')
    refusals.expect(400, /\/api\/statements$/)
    await importFile(page, { ...statement, buffer: statement.buffer.subarray(0, 400) })
    await expect(page.getByRole('alert')).toContainText('poškodený alebo neúplný')
  },
)

test('the owner chooses unclear columns; foreign movements are set aside', async ({ page, refusals }) => {
  await signIn(page, '/payments-inbox')
  refusals.expect(400, /\/api\/statements$/)
  const text = 'kedy;kolko;odkial\n20.11.2026;12,34;Včelárstvo\n'
  await importFile(page, { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const dialog = page.getByRole('dialog', { name: 'Čo je v ktorom stĺpci?' })
  await expect(dialog.getByRole('button', { name: 'Načítať výpis' })).toBeDisabled()
  await expectSound(page)
  for (const [meaning, heading] of [
    ['Deň pohybu', 'kedy'],
    ['Suma', 'kolko'],
    ['Od koho', 'odkial'],
  ] as const) {
    await dialog.getByRole('combobox', { name: meaning, exact: true }).click()
    await page.getByRole('option', { name: heading }).click()
  }
  await dialog.getByRole('button', { name: 'Načítať výpis' }).click()
  await page.getByRole('button', { name: /Včelárstvo/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Pohyb na účte' })
  await expect(drawer).toContainText(formatMoney(1234))
  await drawer.getByRole('button', { name: 'Nesúvisí s pobytmi' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: /Včelárstvo/ })).toBeHidden()
})
