import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('several reservations are chosen and led to a state, and the view of the list is saved', async ({
  page,
  request,
}) => {
  const from = addDays(todayIn(new Date()), 60)
  const unit = await findUnit(request, from, addDays(from, 3))
  const owner = await ownerAt(request)
  const surname = `Hromadná${Date.now().toString(36)}`
  const book = (day: number, state: string) =>
    owner.add('reservations', {
      stays: [
        {
          accommodation_unit: unit.id,
          arrival: addDays(from, day),
          departure: addDays(from, day + 1),
          adults: 2,
        },
      ],
      guest: { last_name: surname, phone: '+421 905 444 111' },
      payment_method: 'transfer',
      state,
    })
  await book(0, 'awaiting_payment')
  await book(1, 'awaiting_payment')
  const { id } = await book(2, 'confirmed')
  for (const state of ['checked_in', 'completed'])
    await owner.edit(`/reservations/${id}`, { state, register_later: true })
  await signIn(page, '/reservations')
  await page.getByRole('searchbox').fill(surname)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Vybrať všetky na tejto strane' }).check()
  const bar = page.getByRole('toolbar', { name: 'Vybrané rezervácie' })
  await expect(bar).toContainText('3 vybraté')
  await bar.getByRole('button', { name: 'Zmeniť stav' }).click()
  await page.getByRole('menuitem', { name: 'Potvrdená' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 rezervácie sa zmenia')
  await expect(dialog).toContainText('Je v stave Ukončená')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Zmeniť (2)' }).click()
  await expect(page.getByText('Zmenené 2 rezervácie')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Potvrdená' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Zobrazenia' }).click()
  await page.getByRole('menuitem', { name: 'Uložiť toto zobrazenie' }).click()
  await page.getByLabel('Názov').fill(surname)
  await page.getByRole('dialog').getByRole('button', { name: 'Uložiť' }).click()
  await page.goto('/reservations')
  await page.getByRole('button', { name: 'Zobrazenia' }).click()
  await page.getByRole('menuitem', { name: surname }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(surname)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
})
