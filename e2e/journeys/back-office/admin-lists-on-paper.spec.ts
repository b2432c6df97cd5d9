import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { Page } from '@playwright/test'
import { orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findService, listComing } from '../../src/back-office/seats.ts'
import { turnTo, wearSkin } from '../../src/pages/looking.ts'
import { expect, test } from '../../src/test.ts'

/** The width of A4 between the margins of 12 mm, in pixels. */
const paper = 703

/** Lays the page out as on A4, and checks that the table's last column is on the sheet. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: paper, height: 1_000 })
  const last = page.getByRole('columnheader').last()
  await expect(last).toBeVisible()
  const right = () => last.evaluate((head) => head.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(paper)
}

test('a printed list holds all its rows, the stay tax all its columns', async ({ page, request }) => {
  const total = Number(await (await ownerAt(request)).read('/reservations/count?number_null=false'))
  expect(total, 'more than a page').toBeGreaterThan(20)
  await signIn(page, '/reservations')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(21)
  // The browser's dialog cannot be seen; the rows are counted at the moment when it would open.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('tbody tr').length)
    }
  })
  await page.getByRole('button', { name: 'Vytlačiť' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(total))
  await expectOnPaper(page)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(21)

  await page.emulateMedia({ media: 'screen' })
  await turnTo(page, '/stay-tax')
  await page.getByRole('button', { name: 'Tento štvrťrok' }).click()
  await expect(page.getByRole('columnheader').last()).toBeVisible()
  await expectOnPaper(page)

  await wearSkin(page, 'dark')
  const scheme = () =>
    page.evaluate(() => {
      const { skin, mantineColorScheme } = document.documentElement.dataset
      return `${skin} ${mantineColorScheme}`
    })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await scheme()).toBe('light light')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await scheme()).toBe('dark dark')
})

test('lists say what is missing; an enquiry becomes a booking with its sender', async ({ page, request }) => {
  const owner = await ownerAt(request)
  const mark = Date.now().toString(36)
  await owner.add('blog-articles', { title: `Bez dňa ${mark}`, active: true })
  const sauna = await findService(request, 'sauna-a-horuca-kada')
  const slot = (await listComing(request, sauna)).at(-1)
  if (!slot) throw new Error('the sauna has a free evening')
  const booked = { service_slot: slot.service_slot, day: slot.day, persons: 2 }
  const { number } = await orderFromWeb(request, null, 'Samotná', [booked])
  const sender = { name: `Jana ${mark}`, email: 'jana@example.com', phone: '+421 900 555 777' }
  const data = { ...sender, message: 'Máte voľno?', day_from: '2031-06-14' }
  expect((await request.post('/api/send-hall-demand', { data })).status()).toBe(200)

  await signIn(page, `/blog-articles?q=${mark}`)
  await expect(page.getByRole('row').last()).toContainText('Bez dátumu')
  await expect(page.getByRole('row').last()).toContainText('ešte nie je na webe')
  await turnTo(page, `/reservations?q=${number}`)
  const service = page.getByRole('row').last()
  await expect(service).toContainText(formatDay(slot.day))
  await expect(service).toContainText(formatTime(slot.time_from))
  await expect(service).toContainText(sauna.title)
  await turnTo(page, `/hall-demands?q=${mark}`)
  await page.getByRole('cell', { name: sender.name, exact: true }).click()
  await page.getByRole('link', { name: 'Založiť rezerváciu' }).click()
  await expect(page.getByLabel('Meno', { exact: true })).toHaveValue('Jana')
  await expect(page.getByLabel('Priezvisko')).toHaveValue(mark)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(sender.email)
  await expect(page.getByLabel('Telefón', { exact: true })).toHaveValue(sender.phone)
})
