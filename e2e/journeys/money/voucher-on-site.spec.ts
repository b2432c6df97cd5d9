import { formatMoney } from '@dvor/format/money.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, chooseRoom, giveDetails, openMore, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test(
  'a visitor buys a voucher at the gateway, spends a part in a booking, and withdraws from another',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(400, /darcekovy-poukaz/)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Darčekový poukaz' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darčekový poukaz')
    await page.getByLabel('Iná suma').check()
    await page.getByLabel('Suma v eurách').fill('9')
    await page.getByLabel('Meno obdarovaného').fill('Katka')
    await page.getByLabel('Venovanie').fill('Všetko najlepšie!')
    const preview = page.getByRole('figure')
    await expect(preview).toContainText('9,00 €')
    await expect(preview).toContainText('Obdarovaný Katka')
    await expect(preview).toContainText('Daruje vaše meno')
    await expect(preview).toContainText('Všetko najlepšie!')
    await expect(page.getByText('Komu ho poslať', { exact: true })).toBeVisible()
    await page.getByLabel('Priamo obdarovanému').check()
    await expect(page.getByLabel('Poslať v deň')).toBeHidden()
    await page.getByLabel('V deň, ktorý si vyberiete').check()
    await page.getByLabel('Vaše meno').fill('Darca Webový')
    await choosePayment(page, 'Skúšobná platba')
    const submit = page.getByRole('button', { name: 'Objednávka s povinnosťou platby' })
    await submit.click()
    await expect(page.getByRole('link', { name: /^Váš e-mail/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Poslať v deň/ })).toBeVisible()
    await page.getByLabel('Hneď po zaplatení').check()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Suma v eurách').fill('900')
    await page.getByLabel('Váš e-mail').fill('darca@example.com')
    await page.getByLabel('E-mail obdarovaného').fill('katka@example.com')
    await submit.click()

    const pay = async () => {
      await page.getByRole('button', { name: /^Zaplatiť Platba/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poukaz je zaplatený')
    }
    await pay()
    await expect(page.getByText('katka@example.com')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Čo bude ďalej' })).toBeVisible()
    await expect(preview).toContainText('Daruje Darca Webový')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    const printed = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Stiahnuť poukaz (PDF)' }).click()
    expect((await printed).suggestedFilename()).toMatch(/\.pdf$/)

    // The code stands in the PDF alone; the owner can read it, too.
    const owner = await ownerAt(request)
    const [number] = /\b9\d{7}\b/.exec(await page.locator('main').innerText()) ?? []
    const { vouchers } = (await owner.read(`/vouchers?q=${number}`)) as { vouchers: [{ id: string }] }
    const { code } = (await owner.add(`vouchers/${vouchers[0].id}/code`, {})) as unknown as { code: string }
    const stay = await findFreeStay(request, 31)
    await chooseRoom(page, stay)
    await giveDetails(page)
    await openMore(page)
    const field = page.getByLabel('Kód poukazu')
    const use = page.getByRole('button', { name: 'Použiť poukaz' })
    refusals.expect(409, /voucher-balances/)
    await field.fill('ABCD-EFGH-JKMN')
    await use.click()
    await expect(page.getByText('Takýto kód nepoznáme')).toBeVisible()
    await field.fill(code)
    await use.click()
    await expect(page.getByText(`Na poukaze je ${formatMoney(90_000)}`)).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await choosePayment(page, 'Skúšobná platba')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await expect(page.getByTestId('nothing-due')).toBeVisible()
    const token = /rezervacia-detail\/([^/?#]+)/.exec(page.url())?.[1]
    const { price } = await (await request.get(`/api/reservation-details/${token}`)).json()

    // The address has the code behind its sign, as the QR code of the voucher does.
    await page.goto(`/darcekovy-poukaz/zostatok#${code}`)
    await expect(page.getByLabel('Kód poukazu')).toHaveValue(code)
    await page.getByRole('button', { name: 'Zistiť zostatok' }).click()
    await expect(page.getByTestId('voucher-balance')).toContainText(formatMoney(90_000 - price.total))
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    const buyer = { buyer_name: 'Darca Webový', buyer_email: 'darca@example.com' }
    const { terms_version } = await (await request.get('/api/voucher-offer')).json()
    const data = {
      value: 5000,
      ...buyer,
      payment_method: 'sandbox',
      terms_version,
      language: 'sk',
      send_to: 'buyer',
    }
    await page.goto((await (await request.post('/api/voucher-orders', { data })).json()).payment_url)
    await pay()
    await page.getByLabel('Rozumiem, že poukaz prestane platiť').check()
    await page.getByRole('button', { name: 'Odstúpiť od kúpy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poukaz je zrušený')
    await expect(page.getByText('Vrátené peniaze')).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
  },
)
