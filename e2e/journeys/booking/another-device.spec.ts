import { choosePayment, chooseRoom, giveDetails, guest, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, listen, test, textOf } from '../../src/test.ts'

test(
  'a booking begun on one device is finished on another, and the first one says so',
  { tag: '@gate' },
  async ({ page, request, browser, refusals }) => {
    const stay = await findFreeStay(request)
    await chooseRoom(page, stay)
    await giveDetails(page)
    await choosePayment(page, 'Na mieste')
    await page.getByText('Dokončiť na inom zariadení').click()
    await page.getByRole('button', { name: 'Poslať odkaz' }).click()
    await expect(page.getByText('Odkaz sme poslali.')).toBeVisible()
    await page.getByRole('button', { name: 'Ukázať QR kód' }).click()
    await expect(page.getByRole('img', { name: /^QR kód s odkazom/ })).toBeVisible()
    const address = await page.getByRole('link', { name: 'Odkaz na túto rezerváciu' }).getAttribute('href')
    expect(address).not.toContain(guest.last_name)

    const context = await browser.newContext()
    const other = await context.newPage()
    const complaints: Parameters<typeof listen>[1] = []
    listen(other, complaints)
    await other.goto(address ?? '')
    await expect(other.getByText('Kedy a koľkí prídete?')).toBeAttached()
    const question = other.getByRole('dialog', { name: 'Pokračovať na tomto zariadení?' })
    await question.getByRole('button', { name: 'Pokračovať tu' }).click()
    await expect(other.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expect(other.getByTestId('stay-line')).toContainText(stay.unit.title)
    await expect(other.getByLabel('Priezvisko')).toHaveValue(guest.last_name)
    await expect(other.getByRole('radio', { name: 'Na mieste' })).toBeChecked()
    expect(other.url()).not.toContain('#')

    refusals.expect(409, /reservation-orders/)
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText('pokračujete na inom zariadení')
    await orderButton(other).click()
    await expect(other.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    expect(complaints.map(textOf)).toEqual([])

    // Afterwards the link shows the days and guests only.
    await page.goto('/')
    refusals.expect(409, /booking-drafts/)
    await page.goto(address ?? '')
    await page.getByRole('button', { name: 'Pokračovať tu' }).click()
    const over = page.getByRole('dialog', { name: 'Čas na podržanie miest uplynul' })
    await over.getByRole('button', { name: 'Vybrať izbu' }).click()
    await expect(over).toBeHidden()
    await expect(page.getByLabel('Príchod', { exact: true })).toHaveValue(stay.from)
    await context.close()
  },
)
