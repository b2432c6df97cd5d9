import { formatMoney } from '@dvor/format/money.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'the front desk sells a voucher, returns to it what it paid for a stay, prolongs it and makes it void',
  { tag: '@gate' },
  async ({ page, request }) => {
    await signIn(page, '/vouchers')
    await page.getByRole('button', { name: 'Predať poukaz' }).click()
    const form = page.getByRole('dialog', { name: 'Predať poukaz' })
    await form.getByLabel('Hodnota').fill('900')
    await form.getByLabel('Kupujúci', { exact: true }).fill('Darca na recepcii')
    await form.getByLabel('Venovanie na poukaze').fill('Všetko najlepšie!')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await form.getByRole('button', { name: 'Predať', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Darčekový poukaz' })
    await expect(dialog.getByTestId('voucher-balance')).toHaveText(formatMoney(90_000))
    await expect(dialog).toContainText('Poukaz predaný · Hotovosť')
    await expectNoBarriers(page)
    const printed = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Poukaz v PDF' }).click()
    expect((await printed).suggestedFilename()).toMatch(/^poukaz-9\d{7}\.pdf$/)
    await dialog.getByRole('button', { name: 'Ukázať kód' }).click()
    const code = await dialog.getByTestId('voucher-code').innerText()
    const voucher = page.url()

    const { token, number } = await orderFromWeb(request, await findFreeStay(request, 29), 'Darovaná')
    await page.goto(`/rezervacia-detail/${token}`)
    await page.getByText('Mám darčekový poukaz').click()
    await page.getByLabel('Kód poukazu').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Zaplatiť poukazom' }).click()
    await expect(page.getByText('Poukaz sme použili')).toBeVisible()
    await expect(page.getByTestId('nothing-due')).toBeVisible()
    await expectNoBarriers(page)

    const owner = await ownerAt(request)
    const [{ id, total }] = (await owner.list(`/reservations?number=${number}`)) as [
      { id: string; total: number },
    ]
    await page.goto(`/reservations/edit/${id}`)
    const section = card(page, 'Darčekový poukaz')
    await expect(section).toContainText(`Poukazmi je zaplatených ${formatMoney(total)}`)
    await section.getByRole('button', { name: 'Vrátiť na poukaz' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátiť na poukaz' }).click()
    await expect(section.getByLabel('Kód poukazu')).toBeVisible()

    await page.goto(voucher)
    await expect(dialog.getByTestId('voucher-balance')).toHaveText(formatMoney(90_000))
    const until = dialog.getByText('Platí do').locator('xpath=following-sibling::dd')
    const before = await until.innerText()
    await dialog.getByRole('button', { name: 'Predĺžiť' }).click()
    await dialog.getByRole('button', { name: 'Zapísať' }).click()
    await expect(until).not.toHaveText(before)
    await dialog.getByRole('button', { name: 'Zrušiť poukaz' }).click()
    await dialog.getByLabel('Dôvod').fill('Kupujúci si to rozmyslel')
    await dialog.getByLabel('Čo so zostatkom').selectOption({ label: 'vraciame: Hotovosť' })
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Zapísať' }).click()
    await expect(dialog.getByTestId('voucher-balance')).toHaveText(formatMoney(0))
    await expect(dialog).toContainText('Peniaze za poukaz vrátené · Hotovosť')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    await page.goto(`/darcekovy-poukaz/zostatok#${code}`)
    await page.getByRole('button', { name: 'Zistiť zostatok' }).click()
    await expect(page.getByRole('alert')).toContainText('Tento poukaz je zrušený')
  },
)

test('vouchers on several pages lead back to the first one, and no page beyond them says that there is none', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  await owner.add('vouchers', { value: 5_000, method: 'cash', buyer_name: 'Stránkovaná' })
  await signIn(page, '/vouchers?strana=9')
  const vouchers = page.getByRole('list', { name: 'Poukazy', exact: true })
  await expect(vouchers).toContainText('Stránkovaná')
  await expect(page).toHaveURL(/strana=1$/)
  // One voucher stands for the more than fifty that a second page takes.
  await page.route('**/api/vouchers?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), count: 51 } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Ďalšia strana' }).click()
  await expect(page).toHaveURL(/strana=2/)
  await expect(page.getByText('51 – 51 z 51')).toBeVisible()
  await page.getByRole('button', { name: 'Predchádzajúca strana' }).click()
  await expect(page).toHaveURL(/strana=1/)
  await expect(vouchers).toContainText('Stránkovaná')
})
