import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { said } from '../../src/back-office/chart.ts'
import { findFreeStay, findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a stay is moved after its new price was seen, and never onto taken nights',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(409, /\/stays\?dry_run/)
    const stay = await findFreeStay(request, 10)
    const blocker = await findFreeStay(request, 12, { unit: stay.unit.id })
    await orderFromWeb(request, blocker, 'Prekážka')
    const { number } = await orderFromWeb(request, stay, 'Sťahovavá')
    await signIn(page, `/reservations?q=${number}`)
    await page.getByRole('link', { name: 'Marta Sťahovavá' }).click()
    await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
    const drawer = page.getByRole('dialog')
    const move = async (from: string, to: string) => {
      await drawer.getByLabel('Príchod', { exact: true }).fill(formatDay(from))
      await drawer.getByLabel('Odchod', { exact: true }).fill(formatDay(to))
      await drawer.getByLabel('Odchod', { exact: true }).press('Tab')
      await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
    }
    await move(blocker.from, blocker.to)
    await expect(drawer.getByRole('alert')).toContainText('Tieto noci sú už obsadené')
    await move(stay.from, addDays(stay.to, 1))
    await expect(drawer).toContainText('Hosť doplatí')
    await expectSound(page)
    await drawer.getByRole('button', { name: 'Áno, zmeniť aj dĺžku' }).click()
    await expect(drawer).toBeHidden()
    await expect(card(page, 'Pobyt')).toContainText('4 noci')
    await expect(card(page, 'Čo sa dialo')).toContainText('Cena')
  },
)

test('a reservation moves to another room and gets an agreed price, each shown first, and the history says so', async ({
  page,
  request,
}) => {
  const stay = await findFreeStay(request, 14)
  const { number } = await orderFromWeb(request, stay, 'Izbová')
  const other = await findUnit(request, stay.from, stay.to)
  await signIn(page, `/reservations?q=${number}`)
  await page.getByRole('link', { name: 'Marta Izbová' }).click()
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Izba' }).click()
  await page.getByRole('option', { name: new RegExp(`^${other.title}`) }).click()
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  await expect(drawer.getByRole('status').first()).toContainText('Doteraz')
  await drawer.getByRole('button', { name: 'Uložiť zmenu' }).click()
  await expect(drawer).toBeHidden()
  await expect(card(page, 'Pobyt')).toContainText(other.title)
  await expect(card(page, 'Čo sa dialo')).toContainText(`${stay.unit.title}, `)

  await page.getByRole('button', { name: 'Dohodnúť cenu alebo pridať riadok' }).click()
  await drawer.getByRole('combobox', { name: 'Cena za pobyt a služby' }).click()
  await page.getByRole('option', { name: 'dohodnutá suma spolu' }).click()
  await drawer.getByLabel('Hosť zaplatí spolu').fill('99,90')
  await drawer.getByRole('button', { name: 'Pridať riadok' }).click()
  await drawer.getByLabel('Za čo').fill('Odvoz zo stanice')
  await drawer.getByLabel('Cena za kus').fill('15')
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  await expect(drawer).toContainText('Napíšte, prečo.')
  await drawer.getByLabel('Dôvod').fill('prídu po tretí raz')
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  await expect(drawer.getByRole('status')).toContainText('Dohodnutá zľava')
  await expectSound(page)
  await drawer.getByRole('button', { name: 'Uložiť zmenu' }).click()
  await expect(drawer).toBeHidden()
  const price = card(page, 'Cena')
  await expect(price).toContainText('99,90')
  await expect(price).toContainText('Odvoz zo stanice')
  await expect(card(page, 'Čo sa dialo')).toContainText('prídu po tretí raz')
})

test('a drawer and a page with typed values are left only after a question', async ({ page, request }) => {
  const stay = await findFreeStay(request, 18)
  const { number } = await orderFromWeb(request, stay, 'Rozpísaná')
  await signIn(page, `/reservations?q=${number}`)
  await page.getByRole('link', { name: 'Marta Rozpísaná' }).click()
  await card(page, 'Hosť').getByRole('button', { name: 'Fakturovať na firmu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Fakturačné údaje' })
  const company = drawer.getByLabel('Názov firmy')
  const question = page.getByRole('dialog', { name: 'Zavrieť bez uloženia?' })
  await company.fill('Lipa, s. r. o.')
  await page.mouse.click(20, 400)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(question).toBeHidden()
  await expect(company).toHaveValue('Lipa, s. r. o.')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Zahodiť' }).click()
  await expect(drawer).toBeHidden()

  // A payment typed on the page is left after a question, too; a drawer over it closes without one.
  const ledger = card(page, 'Platby')
  await ledger.getByRole('button', { name: 'Zapísať platbu' }).click()
  await ledger.getByLabel('Suma').fill('12,30')
  const stays = page.getByRole('dialog', { name: 'Zmeniť termín, izbu alebo hostí' })
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  await expect(stays).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stays).toBeHidden()
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  await stays.getByLabel('Vek detí').fill('4')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Zahodiť' }).click()
  await expect(stays).toBeHidden()
  await page.goBack()
  const leaving = page.getByRole('dialog', { name: 'Odísť bez uloženia?' })
  await leaving.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(ledger.getByLabel('Suma')).toHaveValue('12,30')
})

test('a cancellation whose sums do not load says so, and cannot be confirmed before they are there', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(500, /\/cancellation$/)
  const stay = await findFreeStay(request, 28)
  const { number } = await orderFromWeb(request, stay, 'Zrušená')
  await signIn(page, `/reservations?q=${number}`)
  await page.getByRole('link', { name: 'Marta Zrušená' }).click()
  // Only the press on the button lets an answer through: a live event may ask for the sums before it.
  await page.route('**/cancellation', async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset)
    if (isPressed) await route.continue()
    else
      await route.fulfill({
        status: 500,
        json: { code: 'internal', message: 'broken', requestId: 'none' },
      })
  })
  await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).first().click()
  const question = page.getByRole('dialog', { name: 'Zrušiť rezerváciu?' })
  const confirm = question.getByRole('button', { name: 'Zrušiť rezerváciu' })
  await expect(question.getByRole('alert')).toContainText('Nevieme, koľko by ste hosťovi vrátili')
  await expect(confirm).toBeDisabled()
  await expectSound(page)
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset['pressed'] = ''), { capture: true })
  })
  await question.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(question).toContainText('niet čo vracať')
  await confirm.click()
  await expect(question).toBeHidden()
  await expect(card(page, 'Súhrn')).toContainText('Zrušená')
})

test('a day later keeps the nights, and another number of nights is asked about', async ({
  page,
  request,
}) => {
  const stay = await findFreeStay(request, 30)
  const { number } = await orderFromWeb(request, stay, 'Neskoršia')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, `/reservations?q=${number}`)
  await page.getByRole('link', { name: 'Marta Neskoršia' }).click()
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  const drawer = page.getByRole('dialog')
  const arrival = drawer.getByLabel('Príchod', { exact: true })
  const departure = drawer.getByLabel('Odchod', { exact: true })
  await drawer.getByRole('button', { name: 'O deň neskôr' }).click()
  await expect(arrival).toHaveValue(said(formatDay(addDays(stay.from, 1))))
  await expect(departure).toHaveValue(said(formatDay(addDays(stay.to, 1))))
  await arrival.fill(formatDay(addDays(stay.from, 2)))
  await arrival.press('Tab')
  await expect(departure).toHaveValue(said(formatDay(addDays(stay.to, 2))))
  await expect(drawer.getByRole('alert')).toBeHidden()
  await departure.fill(formatDay(addDays(stay.to, 1)))
  await departure.press('Tab')
  await expect(drawer.getByRole('alert')).toContainText(/Teraz 3.noci, po zmene 2.noci/)
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  await expect(drawer.getByRole('button', { name: 'Áno, zmeniť aj dĺžku' })).toBeVisible()
  await expectSound(page)
})
