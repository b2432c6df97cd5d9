import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { card, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('a known guest fills the form of a booking, and two cards of one person become one', async ({
  page,
  request,
}) => {
  const from = addDays(todayIn(new Date()), 40)
  const unit = await findUnit(request, from, addDays(from, 2))
  const owner = await ownerAt(request)
  const surname = `Kartová${Date.now().toString(36)}`
  const book = (arrival: string, guest: object) =>
    owner.add('reservations', {
      stays: [{ accommodation_unit: unit.id, arrival, departure: addDays(arrival, 1), adults: 2 }],
      guest: { first_name: 'Oľga', last_name: surname, ...guest },
    })
  const phone = `0917 ${String(Date.now()).slice(-6)}`
  await book(from, { phone, email: `${Date.now()}@example.com` })
  await signIn(page, '/reservations/add')
  await page.getByLabel('Príchod', { exact: true }).fill(formatDay(addDays(from, 1)))
  await page.getByLabel('Odchod', { exact: true }).fill(formatDay(addDays(from, 2)))
  await page.getByLabel('Priezvisko').fill(surname.slice(0, -1).toLowerCase())
  await page.getByRole('button', { name: `Oľga ${surname}` }).click()
  await expect(page.getByLabel('Telefón', { exact: true })).toHaveValue(phone)
  await expectSound(page)

  await book(addDays(from, 1), { first_name: 'O.', last_name: `${surname}-Nová`, phone })
  await page.goto('/guests')
  await page.getByRole('searchbox', { name: 'Hľadať' }).fill(surname)
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('cell', { name: new RegExp(`^Oľga ${surname}`) }).click()
  const likely = card(page, 'Možno ten istý hosť')
  await expect(likely).toContainText('rovnaký telefón')
  await expectSound(page)
  await likely.getByRole('button', { name: 'Zlúčiť…' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 pobyty')
  await page.getByRole('dialog').getByRole('button', { name: 'Zlúčiť', exact: true }).click()
  await expect(card(page, 'Zlúčené karty')).toContainText(`${surname}-Nová`)
  await expect(card(page, 'Pobyty').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(likely).toBeVisible()

  await page.getByRole('switch', { name: 'Už neubytovať' }).click()
  await page.getByLabel('Dôvod, prečo už neubytovať').fill('Nezaplatili.')
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await card(page, 'Pobyty').getByRole('link').first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Už neubytovať' })).toContainText('Nezaplatili.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
})
