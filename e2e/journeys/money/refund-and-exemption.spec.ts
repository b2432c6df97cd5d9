import { decimalEuros, formatMoney } from '@dvor/format/money.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectNoSidewaysScroll, expectSoundAtBothWidths } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a guest cancels a paid stay, the owner refunds the sum that the guest was told',
  { tag: '@gate' },
  async ({ page, request }) => {
    const stay = await findFreeStay(request, 25)
    const { token, number } = await orderFromWeb(request, stay, 'Vrátená')
    const owner = await ownerAt(request)
    const [{ id, total }] = (await owner.list(`/reservations?number=${number}`)) as [
      { id: string; total: number },
    ]
    const payment = { kind: 'payment', method: 'transfer', amount: total }
    await owner.add(`reservations/${id}/transaction-logs`, payment)

    await page.goto(`/rezervacia-detail/${token}`)
    await page.getByRole('button', { name: 'Koľko by som dostal späť?' }).click()
    const region = page.getByRole('region', { name: 'Ak rezerváciu zrušíte dnes' })
    await expect(region).toContainText(formatMoney(total))
    await expectSoundAtBothWidths(page)
    await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
    await expect(page.getByRole('heading', { name: 'Zrušená' })).toBeVisible()

    await signIn(page, `/reservations/edit/${id}`)
    const money = card(page, 'Platby')
    await expect(money).toContainText(`Vráťte hosťovi ${formatMoney(total)}`)
    await expect(money.getByLabel('Suma')).toHaveValue(decimalEuros(total).replace('.', ','))
    // One button for it on the page, beside the link of the alert.
    await expect(page.getByRole('link', { name: `Vrátiť ${formatMoney(total)}` })).toBeVisible()
    await expectSoundAtBothWidths(page)
    await money.getByRole('button', { name: 'Zapísať vrátenie' }).click()
    await expect(money).toContainText('Zostáva zaplatiť')
    await expect(money).not.toContainText('Vráťte hosťovi')
    await expect(page.getByRole('link', { name: /^Vrátiť / })).toBeHidden()
    expect(await owner.read(`/reservations/${id}`)).toMatchObject({ paid: 0, to_return: 0, alerts: [] })
  },
)

test('the owner grants an exemption from the stay tax, and the price follows', async ({
  page,
  request,
  refusals,
}) => {
  const { token, number } = await orderFromWeb(request, await findFreeStay(request, 26), 'Preukazová')
  const owner = await ownerAt(request)
  const id = (await owner.list(`/reservations?number=${number}`))[0]?.id ?? ''
  await owner.edit(`/reservations/${id}`, { state: 'confirmed' })
  const guest = {
    last_name: 'Preukazová',
    birth_date: '1980-06-01',
    nationality: 'SK',
    document_kind: 'id_card',
    document_number: 'EA123456',
    address: 'Lúčna 5, 031 01 Liptovský Mikuláš',
  }
  const guests = ['Marta', 'Eva'].map((first_name) => ({ ...guest, first_name }))
  await owner.edit(`/reservations/${id}/guests`, { guests })
  const before = Number((await owner.read(`/reservations/${id}`))['total'])

  await signIn(page, `/reservations/edit/${id}`)
  await card(page, 'Hostia v knihe').getByRole('button', { name: 'Upraviť hostí' }).click()
  const drawer = page.getByRole('dialog', { name: 'Upraviť hostí' })
  const first = drawer.getByRole('group', { name: 'Hosť 1' })
  await first.getByLabel('Oslobodenie od dane').selectOption({ label: 'Ťažko zdravotne postihnutý' })
  // The first attempt is answered with the change of the tax.
  refusals.expect(409, /\/guests$/)
  await drawer.getByRole('button', { name: 'Uložiť', exact: true }).click()
  await expect(drawer.getByRole('alert')).toContainText(/Daň za ubytovanie sa zmení z\s.* na .*\./)
  await expectSoundAtBothWidths(page)
  await drawer.getByRole('button', { name: 'Uložiť so zmenou dane' }).click()
  await expect(drawer).toBeHidden()
  const after = Number((await owner.read(`/reservations/${id}`))['total'])
  expect(after).toBeLessThan(before)
  await expect(card(page, 'Platby')).toContainText(formatMoney(after))
  // A link without a space, as maps give them.
  await owner.edit(`/reservations/${id}`, { note: `https://maps.example.com/${'m'.repeat(140)}` })
  await page.goto(`/rezervacia-detail/${token}`)
  await expect(page.getByText(formatMoney(after)).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(page)
})
