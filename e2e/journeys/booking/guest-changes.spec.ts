import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { orderFromWeb } from '../../src/back-office/back-office.ts'
import { tagsAt, widths } from '../../src/effort.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

for (const width of widths) {
  test(
    `a guest sees what another day costs, then changes it, by keyboard, ${width} px wide`,
    tagsAt(width),
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 })
      const stay = await findFreeStay(request)
      const { token } = await orderFromWeb(request, stay, `Zmenová ${width}`)
      await page.goto(`/rezervacia-detail/${token}`)
      await page.getByText('Zmeniť termín, hostí alebo služby').focus()
      await page.keyboard.press('Enter')

      // A departure before the arrival keeps everything that was typed.
      await page.getByLabel('Odchod', { exact: true }).fill(stay.from)
      await page.getByLabel('Dospelí').fill('1')
      await page.getByRole('button', { name: 'Koľko by to stálo?' }).press('Enter')
      await expect(page.getByText('Odchod musí byť neskôr než príchod.')).toBeVisible()
      await expect(page.getByLabel('Dospelí')).toHaveValue('1')
      await expectNoBarriers(page)

      await page.getByLabel('Odchod', { exact: true }).fill(addDays(stay.to, -1))
      await page.getByLabel('Dospelí').fill('2')
      await page.getByRole('button', { name: 'Koľko by to stálo?' }).press('Enter')
      const preview = page.getByRole('region', { name: 'Po tejto zmene' })
      await expect(preview).toBeFocused()
      await expect(preview).toContainText('Rozdiel')
      await expectNoBarriers(page)
      await expectNoSidewaysScroll(page)
      const total = (await preview.getByTestId('price-total').getByRole('definition').textContent()) ?? ''

      await page.getByRole('button', { name: 'Potvrdiť zmenu' }).press('Enter')
      await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
      await expect(page.getByRole('complementary').getByTestId('price-total')).toContainText(total)
      await expect(page.getByTestId('stays')).toContainText('2 noci')
      await expectNoBarriers(page)
    },
  )
}

test(
  'a change that the property does not allow is refused in words, and nothing happens',
  { tag: '@gate' },
  async ({ page, request }) => {
    const stay = await findFreeStay(request)
    const { token } = await orderFromWeb(request, stay, 'Priveľká')
    await page.goto(`/rezervacia-detail/${token}`)
    await page.getByText('Zmeniť termín, hostí alebo služby').click()
    await page.getByLabel('Dospelí').fill('30')
    await page.getByRole('button', { name: 'Koľko by to stálo?' }).click()
    await expect(page.getByText(/Je najviac pre/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Potvrdiť zmenu' })).toBeHidden()
    await expect(page.getByLabel('Dospelí')).toHaveValue('30')
  },
)

test(
  'a guest sees the exact refund, cancels, and it is kept',
  { tag: '@gate' },
  async ({ page, request }) => {
    const stay = await findFreeStay(request)
    const { token } = await orderFromWeb(request, stay, 'Zrušená')
    const offer = await request.post(`/api/reservation-details/${token}/cancellation`, {
      data: { dry_run: true },
    })
    const { refund, fee }: { refund: number; fee: number } = await offer.json()
    await page.goto(`/rezervacia-detail/${token}`)
    await page.getByRole('button', { name: 'Koľko by som dostal späť?' }).click()
    const region = page.getByRole('region', { name: 'Ak rezerváciu zrušíte dnes' })
    await expect(region).toContainText(formatMoney(refund))
    await expect(region).toContainText(formatMoney(Math.min(fee, 0)))
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
    await expect(page.getByRole('heading', { name: 'Zrušená' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pozrieť voľné termíny' })).toHaveAttribute(
      'href',
      '/rezervacia',
    )
  },
)
