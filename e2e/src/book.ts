import { formatMoney } from '@dvor/format/money.ts'
import { expect, type Page } from '@playwright/test'
import type { findFreeStay } from './stay-days.ts'

export type FreeStay = Awaited<ReturnType<typeof findFreeStay>>

export const guest = {
  first_name: 'Ľubica',
  last_name: 'Čierna-Ďurišová',
  email: 'lubica@example.sk',
  phone: '+421 905 111 222',
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^Objednávka s povinnosťou platby/ })

/** Unfolds the search above its results. */
export const openSearch = (page: Page) => page.getByText('Zmeniť termín alebo hostí').click()

/** From the search to the order: one press takes and holds the unit. */
export async function chooseRoom(page: Page, { from, to, unit, total }: FreeStay): Promise<void> {
  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: unit.title }) })
  await expect(offer).toContainText(formatMoney(total))
  await offer.getByRole('link', { name: 'Vybrať' }).click()
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
}

/** The guest's details on the order's page, and the street of a guest who needs an address on a document. */
export async function giveDetails(page: Page, street?: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeVisible()
  await page.getByLabel('Meno', { exact: true }).fill(guest.first_name)
  await page.getByLabel('Priezvisko').fill(guest.last_name)
  await page.getByLabel('E-mail', { exact: true }).fill(guest.email)
  await page.getByLabel('Telefón').fill(guest.phone)
  if (street) {
    await openMore(page)
    await page.getByLabel('Potrebujem faktúru na svoje meno').check()
    await page.getByLabel('Ulica a číslo').fill(street)
    await page.getByLabel('Obec').fill('Nitra')
    await page.getByLabel('PSČ').fill('949 01')
  }
}

/** Unfolds the fields that only some guests fill in. */
export const openMore = (page: Page) => page.getByText(/^Faktúra, .*odkaz pre nás$/).click()

/** The way of payment; the order itself is left to the journey. */
export const choosePayment = (page: Page, method: string) => page.getByRole('radio', { name: method }).check()
