import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findFreeStay, findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

async function confirm(page: Page, button: string) {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test(
  'the owner books by phone for today, receives the guest, takes the money and says goodbye',
  { tag: '@gate' },
  async ({ page, request }) => {
    const today = todayIn(new Date())
    const unit = await findUnit(request, today, addDays(today, 1))
    await signIn(page)
    await page.getByRole('link', { name: 'Nová rezervácia' }).click()
    await page.getByLabel('Príchod', { exact: true }).fill(formatDay(today))
    await page.getByLabel('Odchod', { exact: true }).fill(formatDay(addDays(today, 1)))
    await page.getByLabel('Priezvisko').fill('Telefónna')
    await page.getByRole('combobox', { name: 'Izba' }).click()
    await page.getByRole('option', { name: new RegExp(`^${unit.title}`) }).click()
    const price = card(page, 'Cena')
    await expect(price).toContainText('Spolu')
    const full = (await price.textContent()) ?? ''
    await page.getByLabel('Ťažko zdravotne postihnutý').fill('1')
    await expect(price).not.toHaveText(full)
    await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
    await expect(page.getByText('Zadajte telefón alebo e-mail')).toBeVisible()
    await page.getByLabel('Telefón', { exact: true }).fill('+421 905 333 444')
    await expectSound(page)
    await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
    await expect(page).toHaveURL(/\/reservations\/edit\//)
    const reservation = page.url()
    await expect(card(page, 'Súhrn')).toContainText('Potvrdená')
    await expectSound(page)

    await page.goto('/dashboard')
    const arrivals = card(page, 'Dnes prichádzajú')
    await arrivals.getByRole('button', { name: 'Ubytovať: Telefónna' }).click()
    await expect(page.getByRole('dialog')).toContainText('Hosť nemá e-mail')
    await expect(page.getByRole('dialog')).toContainText('Hosť ešte nezaplatil')
    await confirm(page, 'Ubytovať, doplním neskôr')
    await expect(arrivals.getByRole('listitem').filter({ hasText: 'Telefónna' })).toContainText('Ubytovaná')

    await arrivals.getByRole('link', { name: /Telefónna/ }).click()
    const summary = card(page, 'Súhrn')
    await expect(summary).toContainText('Zostáva zaplatiť')
    await expect(summary).toContainText('Hosť odíde zajtra')
    await page.getByRole('link', { name: 'Platby', exact: true }).click()
    await expect(card(page, 'Platby')).toBeFocused()
    await expect(page).toHaveURL(/#money$/)
    // On a phone the next step stays in reach.
    await page.setViewportSize({ width: 390, height: 844 })
    await card(page, 'Čo sa dialo').scrollIntoViewIfNeeded()
    const next = page.getByRole('button', { name: 'Zapísať platbu' }).last()
    await expect(next).toBeInViewport({ ratio: 1 })
    await expectSound(page)
    await next.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zapísať platbu' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(summary).toContainText('Zaplatené')
    await expect(card(page, 'Platby')).toContainText('Platba · Hotovosť')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card(page, 'Platby').getByRole('button', { name: 'Kopírovať odkaz na platbu' }).click()
    await expect(page.getByText('Odkaz je skopírovaný.')).toBeVisible()
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(page).toHaveURL(/\/rezervacia-detail\/[\w-]+#platba$/)
    await expect(page.getByText('Všetko je zaplatené, nič už neplatíte.')).toBeInViewport()
    await page.goto(reservation)

    await card(page, 'Súhrn').getByRole('button', { name: 'Odubytovať' }).click()
    await confirm(page, 'Odubytovať')
    await expect(card(page, 'Súhrn')).toContainText('Ukončená')
    await page.getByRole('button', { name: 'Vrátiť späť', exact: true }).click()
    await expect(card(page, 'Súhrn')).toContainText('Ubytovaná')
    await expect(card(page, 'Čo sa dialo')).toContainText('Ukončená → Ubytovaná')

    // An e-mail that came later: the guest gets what would have been sent.
    const owner = await ownerAt(request)
    const guest = { last_name: 'Telefónna', phone: '+421905111222', email: 'telefonna@example.com' }
    await owner.edit(new URL(reservation).pathname.replace('/edit', ''), { guest })
    const messages = card(page, 'Správy')
    await messages.getByRole('button', { name: 'Poslať hosťovi potvrdenie' }).click()
    await expect(messages).toContainText('telefonna@example.com')
    await card(page, 'Čo sa dialo').getByRole('button', { name: 'Oznámiť hosťovi' }).click()
    await expect(page.getByText(/^Hosť má o\szmene e-mail/)).toBeVisible()
  },
)

test('a booking from the web waits for money on the dashboard until it comes', async ({ page, request }) => {
  const { number } = await orderFromWeb(request, await findFreeStay(request, 5), 'Webová')
  await signIn(page)
  const waiting = card(page, 'Čaká na platbu')
  await waiting.getByRole('link', { name: 'Marta Webová' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const ledger = card(page, 'Platby')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await ledger.getByLabel('Suma').fill('abc')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await expect(ledger).toContainText('Zadajte sumu')
  await ledger.getByLabel('Suma').fill('1 000,00')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await expect(card(page, 'Súhrn')).toContainText('Potvrdená')
  await ledger.getByRole('button', { name: 'Stornovať' }).click()
  await confirm(page, 'Stornovať')
  await expect(card(page, 'Súhrn')).toContainText('Nezaplatené')
  await expect(ledger).toContainText('stornované')

  await page.goto('/reservations')
  await page.getByRole('searchbox').fill('Webova')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Marta Webová')
  await page.getByRole('button', { name: 'Čakajú na platbu' }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toBeHidden()
  await expectSound(page)
})

test('a search and the filter pressed right after it both hold on a slow machine', async ({ page }) => {
  await signIn(page, '/reservations')
  await expect(page.getByRole('button', { name: 'Čakajú na platbu' })).toBeVisible()
  await page.getByRole('searchbox').fill('Webova')
  // The machine is busy until the typing's pause is over, so that the search is due before the filter is drawn.
  await page.getByRole('button', { name: 'Čakajú na platbu' }).evaluate((button: HTMLElement) => {
    const end = performance.now() + 700
    while (performance.now() < end);
    button.click()
  })
  await expect(page.getByRole('searchbox')).toHaveValue('Webova')
  await expect(page).toHaveURL(/q=Webova/)
  await expect(page.getByRole('button', { name: 'Čakajú na platbu' })).toHaveAttribute('aria-pressed', 'true')
})

test('a booking with an agreed price, written by mistake, is deleted once it has no money', async ({
  page,
  request,
}) => {
  const { from, to, unit } = await findFreeStay(request, 21)
  await signIn(page, '/reservations/add')
  await page.getByLabel('Príchod', { exact: true }).fill(formatDay(from))
  await page.getByLabel('Odchod', { exact: true }).fill(formatDay(to))
  await page.getByLabel('Priezvisko').fill('Omylová')
  await page.getByRole('combobox', { name: 'Izba' }).click()
  await page.getByRole('option', { name: new RegExp(`^${unit.title}`) }).click()
  await page.getByLabel('Telefón', { exact: true }).fill('+421 905 333 445')
  // A confirmed booking gets a document from a job of every minute, and then can no longer be deleted.
  await page.getByRole('combobox', { name: 'Začať ako' }).click()
  await page.getByRole('option', { name: 'Čaká na platbu' }).click()
  const price = card(page, 'Cena')
  await expect(price).toContainText('Spolu')
  const agreed = card(page, 'Dohodnutá cena')
  await agreed.getByRole('combobox', { name: 'Cena za pobyt a služby' }).click()
  await page.getByRole('option', { name: 'zľava v percentách' }).click()
  await agreed.getByLabel('Zľava v %').fill('10')
  await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
  await expect(page.getByText('Dohodnutá cena ešte nie je vyplnená celá.')).toBeVisible()
  await agreed.getByLabel('Dôvod').fill('stáli hostia')
  await expect(price).toContainText('Dohodnutá zľava')
  await expectSound(page)
  await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
  await expect(page).toHaveURL(/\/reservations\/edit\//)
  await expect(price).toContainText('Dohodnutá zľava')
  const ledger = card(page, 'Platby')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await ledger.getByRole('combobox', { name: 'Ako' }).click()
  await page.getByRole('option', { name: 'Prevod' }).click()
  await ledger.getByLabel('Suma').fill('1,00')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await expect(ledger.getByRole('listitem')).toHaveCount(1)
  await expect(card(page, 'Súhrn')).toContainText('Čaká na platbu')
  const deletion = async () => {
    await page.getByRole('button', { name: 'Ďalšie', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Odstrániť rezerváciu' }).click()
  }
  await deletion()
  await expect(page.getByRole('dialog')).toContainText('Sú na nej zapísané peniaze')
  await page.keyboard.press('Escape')
  await ledger.getByRole('button', { name: 'Odstrániť', exact: true }).click()
  await confirm(page, 'Odstrániť')
  await expect(ledger).toContainText('Zatiaľ nič neprišlo.')
  await deletion()
  await expectSound(page)
  await confirm(page, 'Odstrániť rezerváciu')
  await expect(page).toHaveURL(/\/reservations$/)
  await expect(page.getByText('Rezervácia je odstránená.')).toBeVisible()
})
