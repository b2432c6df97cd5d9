import { formatMoney } from '@dvor/format/money.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** A stay from tomorrow on, paid in full: the terms of the sample keep a fee. */
test('one tap cancels by the terms; giving the money back is a choice of its own', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const today = todayIn(new Date())
  const days = { arrival: addDays(today, 1), departure: addDays(today, 3) }
  const unit = await findUnit(request, days.arrival, days.departure)
  const { id } = await owner.add('reservations', {
    stays: [{ accommodation_unit: unit.id, ...days, adults: 2 }],
    guest: { first_name: 'Zuzana', last_name: 'Zrušilová' },
    payment_method: 'on_site',
  })
  const { total } = (await owner.read(`/reservations/${id}`)) as { total: number }
  await owner.add(`reservations/${id}/transaction-logs`, { kind: 'payment', method: 'cash', amount: total })
  const { fee, refund } = (await owner.read(`/reservations/${id}/cancellation`)) as {
    fee: number
    refund: number
  }
  expect(fee).toBeGreaterThan(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, `/reservations/edit/${id}`)
  await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).first().click()
  const question = page.getByRole('dialog', { name: 'Zrušiť rezerváciu?' })
  await expect(question.getByRole('radio').first()).toBeChecked()
  await expect(question.getByRole('radio').first()).toHaveAccessibleName(/^Podľa podmienok storna/)
  await expect(question.getByRole('radio').last()).toHaveAccessibleName(
    `Odpustiť poplatok a vrátiť všetko: ${formatMoney(total)}`,
  )
  await question.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
  await expect(question).toBeHidden()
  expect(await owner.read(`/reservations/${id}`)).toMatchObject({
    state: 'cancelled',
    cancellation_fee: fee,
    to_return: refund,
  })
})
