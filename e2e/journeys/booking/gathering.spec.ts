import { addDays } from '@dvor/format/days.ts'
import type { Browser, Page } from '@playwright/test'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { organiserPath } from '../../src/gathering.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { openDays } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

const organiser = 'organizatorka@example.sk'

async function expectSound(page: Page): Promise<void> {
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
}

/** A family's own browser, at the link for families. */
async function openFamily(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Želmíra vás volá na spoločný pobyt' })).toBeVisible()
  return page
}

const takeButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Vziať túto izbu – ${title}` })

test(
  'families choose and order their rooms by one link, and the organiser sees who comes',
  { tag: '@gate' },
  async ({ page, request, browser, baseURL, refusals }) => {
    const owner = await ownerAt(request)
    // Weeks in which no other journey books.
    const { from, to } = await findFreeStay(request, 52)
    await page.setViewportSize({ width: 390, height: 844 })
    // Days chosen in the calendar show the rooms.
    await page.goto('/spolu')
    const sheet = await openDays(page)
    const free = sheet.locator('[data-day]:not([data-unavailable])')
    const arrival = (await free.nth(7).getAttribute('data-day')) ?? ''
    for (const day of [arrival, addDays(arrival, 3)]) await sheet.locator(`[data-day="${day}"]`).click()
    await expectNoBarriers(page)
    await sheet.getByRole('button', { name: 'Ukázať voľné izby' }).click()
    await expect(page.getByText(/Vyberte aspoň|nemáme dosť voľných/)).toBeVisible()
    await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
    await page.getByRole('link', { name: /^Podržte si izby spolu/ }).click()
    await expect(page.getByRole('heading', { name: 'Prídete viac rodín?' })).toBeVisible()

    // Missing values are named, and nothing typed is lost.
    await page.getByLabel('Meno', { exact: true }).fill('Želmíra')
    refusals.expect(400, /\/spolu/)
    await page.getByRole('button', { name: 'Podržať izby' }).click()
    await expect(page.getByText('Ešte treba opraviť:')).toBeVisible()
    await expect(page.getByLabel('Meno', { exact: true })).toHaveValue('Želmíra')
    await expectSound(page)
    const rooms = page.getByRole('group', { name: 'Ktoré izby pre vás podržíme' }).getByRole('checkbox')
    for (const index of [0, 1, 2]) await rooms.nth(index).check()
    await page.getByLabel('Priezvisko').fill('Spoločenská')
    await page.getByLabel('E-mail', { exact: true }).fill(organiser)
    await page.getByLabel(/^Odkaz pre ostatných/).fill('Vezmite si gumáky.')
    await page.getByRole('button', { name: 'Podržať izby' }).click()
    await expect(page.getByRole('heading', { name: 'Pozrite si e-mail' })).toBeFocused()
    await expectSound(page)

    await page.goto(await organiserPath(owner, organiser))
    await expect(page.getByRole('heading', { name: 'Ešte jeden krok a izby sú vaše' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Potvrdiť a podržať izby' }).click()
    await expect(page.getByRole('heading', { name: 'Izby držíme, pozvite ostatných' })).toBeVisible()
    await expectSound(page)
    const shared = new URL(await page.getByRole('textbox', { name: 'Odkaz pre ostatných' }).inputValue())
      .pathname
    const titles = await page
      .getByRole('list')
      .filter({ hasText: 'zatiaľ voľná' })
      .locator('strong')
      .allInnerTexts()
    const [first = '', second = '', third = ''] = titles

    // The e-mail with the long link is not wider than a phone.
    const [opened] = await owner.list(`/outgoing-emails?key=gathering_opened&to=${organiser}`)
    const mail = await browser.newPage({ viewport: { width: 360, height: 800 } })
    await mail.setContent(String(opened?.['body']))
    await expectNoSidewaysScroll(mail)
    await mail.close()

    const family = await openFamily(browser, baseURL, shared)
    const other = await openFamily(browser, baseURL, shared)
    await expect(family.getByText('Vezmite si gumáky.')).toBeVisible()
    await expectSound(family)
    await takeButton(family, first).click()
    await giveDetails(family)
    await choosePayment(family, 'Na mieste')
    await orderButton(family).click()
    await expect(family.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()

    // The other family still sees the room as it was; its press is answered calmly, and the page tells the truth.
    const [refused] = await Promise.all([
      other.waitForResponse((response) => response.url().endsWith('/choices')),
      takeButton(other, first).click(),
    ])
    expect(refused.status()).toBe(409)
    await expect(other.getByRole('alert')).toContainText('medzitým vzala iná rodina')
    await expect(other.getByText('Obsadená: Ľubica')).toBeVisible()
    await expect(takeButton(other, first)).toBeHidden()
    await other.getByRole('button', { name: `Pridať k výberu – ${second}` }).click()
    await other.getByRole('button', { name: `Pridať k výberu – ${third}` }).click()
    await other.getByRole('button', { name: /^Pokračovať: 2/ }).click()
    await giveDetails(other)
    await expect(other.getByText(second).first()).toBeVisible()
    await expect(other.getByText(third).first()).toBeVisible()
    await family.context().close()

    // The organiser sees both states, and the room that nobody orders can be taken again after the family goes back.
    await page.reload()
    await expect(page.getByText('rezervovaná: Ľubica')).toBeVisible()
    await expect(page.getByText('práve si ju niekto rezervuje')).toHaveCount(2)
    await other.goto(shared)
    await expect(other.getByText('Túto izbu máte rozpracovanú')).toHaveCount(2)
    await other.getByRole('button', { name: `Pokračovať v rezervácii – ${second}` }).click()
    await giveDetails(other)
    await choosePayment(other, 'Na mieste')
    await orderButton(other).click()
    await expect(other.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await other.context().close()

    await page.reload()
    await expect(page.getByText('rezervovaná: Ľubica')).toHaveCount(2)
    await page.getByText('Ukončiť spoločný pobyt').click()
    await page.getByRole('button', { name: 'Áno, ukončiť' }).click()
    await expect(page.getByRole('heading', { name: 'Podržanie izieb sa skončilo' })).toBeVisible()
    await expectSound(page)
    await page.goto(shared)
    await expect(page.getByRole('heading', { name: 'Podržanie izieb sa skončilo' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Hľadať voľné izby' })).toHaveAttribute(
      'href',
      new RegExp(`from=${from}`),
    )
  },
)
