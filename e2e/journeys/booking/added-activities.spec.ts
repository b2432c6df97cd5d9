import { addDays, weekdayOf } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { orderFromWeb } from '../../src/back-office/back-office.ts'
import { findService, listOpen } from '../../src/back-office/seats.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

// A long journey: a busy machine must not end it.
test.describe.configure({ timeout: 240_000 })

const saturday = 6

test('a guest adds a ride by the link, reads of an overlap, and cancels the ride, 390 px wide', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const free = await findFreeStay(request, 30)
  const stay = { ...free, to: addDays(free.from, 6) }
  const { token } = await orderFromWeb(request, stay, 'Doplnená')
  const onSaturday = async (slug: string) => {
    const service = await findService(request, slug)
    const open = await listOpen(request, service, stay.from, stay.to)
    const one = open.find(({ day }) => weekdayOf(day) === saturday)
    if (!one) throw new Error(`${slug} takes place on Saturdays`)
    return { ...service, value: `${one.service_slot} ${one.day}` }
  }
  const [ride, bread] = [await onSaturday('jazda-na-koni-na-lonzi'), await onSaturday('pecenie-chleba')]
  await page.goto(`/rezervacia-detail/${token}`)
  const section = page.getByRole('region', { name: 'Zážitky počas pobytu' })
  await expect(section).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(section).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const ask = async (value: string, persons: number) => {
    await section.getByLabel('Čo a kedy').selectOption(value)
    await section.getByLabel('Koľkí prídete?').fill(String(persons))
    const show = section.getByRole('button', { name: 'Ukázať cenu' })
    // While the answer before is read again, a second press does nothing.
    await expect(show).not.toHaveAttribute('aria-busy', 'true')
    await show.click()
  }
  await ask(ride.value, 1)
  const preview = section.getByRole('region', { name: 'Po pridaní' })
  await expect(preview).toBeFocused()
  await expect(preview).toContainText(`+ ${formatMoney(ride.price)}`)
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await section.getByRole('button', { name: 'Pridať do rezervácie' }).click()
  await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
  await expect(page.getByRole('heading', { name: ride.title })).toBeVisible()

  await ask(bread.value, 2)
  await expect(section.getByText('Takto sa to zmeniť nedá')).toBeVisible()
  await expect(section).toContainText(`V rovnakom čase máte ${ride.title} (10:00 – 10:30) a na oboje`)
  await expect(section).not.toContainText('Služba, ktorú chcete zmeniť')
  await ask(bread.value, 1)
  await expect(preview).toContainText('Ak sa rozdelíte, stihnete oboje.')
  await expectNoBarriers(page)

  await section.getByRole('button', { name: `Zrušiť: ${ride.title}` }).click()
  await expect(section.getByRole('region', { name: 'Po zrušení' })).toContainText(formatMoney(-ride.price))
  await section.getByRole('button', { name: 'Áno, zrušiť' }).click()
  await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
  await expect(page.getByRole('heading', { name: ride.title })).toBeHidden()
})
