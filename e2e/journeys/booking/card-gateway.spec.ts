import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { choosePayment, chooseRoom, giveDetails, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const keysScreen = '/global-settings?cast=keys'

/** Keys that the gateway's local server accepts. */
const keys = { merchant: '123456', secret: 'x4q8OLB00yQVnPzKWqlr' }

test(
  'the owner sets up a card gateway, a guest leaves its page, tries again and pays',
  { tag: '@gate' },
  async ({ browser, page, request }) => {
    await signIn(page, keysScreen)
    const comgate = page.getByRole('region', { name: 'Comgate' })
    await comgate.getByLabel('Identifikátor obchodu').fill(keys.merchant)
    await comgate.getByLabel('Heslo pre komunikáciu na pozadí').fill(keys.secret)
    await comgate.getByRole('radio', { name: 'Ostré platby' }).check()
    await comgate.getByRole('button', { name: 'Uložiť' }).click()
    await expect(comgate.getByText('Platí sa cez ňu')).toBeVisible()
    await comgate.getByRole('button', { name: 'Overiť kľúče' }).click()
    await expect(comgate.getByText('Brána kľúče prijala.')).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoBarriers(page)
      await expectNoSidewaysScroll(page)
    }

    await chooseRoom(page, await findFreeStay(request))
    await giveDetails(page)
    await choosePayment(page, 'Kartou online')
    await orderButton(page).click()
    await page.getByRole('button', { name: 'Zrušiť platbu' }).click()
    await expect(page.getByRole('heading', { name: 'Platba neprešla' })).toBeVisible()

    // On a page that is not alive yet, or has no scripts, the browser itself sends the form that leads to the gateway.
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const bare = await plain.newPage()
    await bare.goto(page.url())
    await bare.getByRole('button', { name: 'Skúsiť zaplatiť znova' }).click()
    // The reservation's own page has a button of the same name.
    await expect(bare.getByRole('heading', { name: /^Platba \d/ })).toBeVisible()
    await bare.getByRole('button', { name: 'Zaplatiť kartou' }).click()
    await expect(bare.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
    await plain.close()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()

    await page.goto(keysScreen)
    await comgate.getByRole('button', { name: 'Odstrániť kľúče' }).click()
    await page
      .getByRole('dialog', { name: 'Odstrániť kľúče?' })
      .getByRole('button', { name: 'Odstrániť kľúče' })
      .click()
    await expect(comgate.getByText('Platí sa cez ňu')).toBeHidden()
  },
)
