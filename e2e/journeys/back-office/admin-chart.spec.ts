import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { bar, drag, dragBar, openChart, pointAt, said } from '../../src/back-office/chart.ts'
import { orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a stay is moved and stretched by mouse, its price seen first, and never onto others',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(409, /\/stays\?dry_run/)
    const stay = await findFreeStay(request, 14)
    const { from, to, unit } = stay
    await orderFromWeb(request, stay, 'Ťahaná')
    await orderFromWeb(request, { ...stay, from: addDays(to, 2), to: addDays(to, 4) }, 'Prekážka')
    await signIn(page)
    const board = await openChart(page, addDays(from, -2))
    const moved = bar(board, 'Marta Ťahaná')
    const dialog = page.getByRole('dialog', { name: 'Presunúť pobyt' })
    const { column } = await pointAt(board, unit.title, from)
    await expect(moved).toHaveAccessibleName(said(formatDayRange(from, to)))

    await dragBar(page, moved, 1, column, 'whole')
    await expect(dialog).toContainText(/Cena sa nemení|Hosť doplatí|Hosť zaplatí o/)
    // The requested stay stays drawn behind the dialog: from noon of the new day of arrival, in the unit's row.
    const [ghost, noon] = [board.locator('[data-ghost]'), await pointAt(board, unit.title, addDays(from, 1))]
    const drawn = await ghost.boundingBox()
    expect(Math.abs((drawn?.x ?? 0) - noon.x)).toBeLessThan(3)
    expect(Math.abs((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2 - noon.y)).toBeLessThan(3)
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Uložiť zmenu' }).click()
    await expect(dialog).toBeHidden()
    await expect(moved).toHaveAccessibleName(said(formatDayRange(addDays(from, 1), addDays(to, 1))))

    await dragBar(page, moved, 1, column, 'end')
    await expect(dialog).toContainText('Hosť doplatí')
    await dialog.getByRole('button', { name: 'Áno, zmeniť aj dĺžku' }).click()
    await expect(dialog).toBeHidden()
    await expect(moved).toHaveAccessibleName(/4.noci/)

    await dragBar(page, moved, 2, column, 'whole')
    await expect(dialog.getByRole('alert')).toContainText('Tieto noci sú už obsadené')
    await expect(dialog.getByRole('button', { name: 'Uložiť zmenu' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Nechať tak' }).click()
    await expect(moved).toHaveAccessibleName(said(formatDayRange(addDays(from, 1), addDays(to, 2))))
    await expect(moved).toBeFocused()
  },
)

test(
  'free nights are booked over a hold with a name and a phone, others are closed and opened again',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const { from, to, unit } = await findFreeStay(request, 16)
    await signIn(page)
    const board = await openChart(page, addDays(from, -2))
    await drag(
      page,
      await pointAt(board, unit.title, from),
      await pointAt(board, unit.title, addDays(from, 1)),
    )
    const dialog = page.getByRole('dialog', { name: 'Voľné noci' })
    await dialog.getByLabel('Priezvisko').fill('Ťuknutá')
    await dialog.getByLabel('Telefón').fill('+421 905 123 123')
    await expect(dialog).toContainText('Spolu')
    const question = page.getByRole('dialog', { name: 'Zavrieť bez uloženia?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Zostať tu' }).click()
    // A click beside the dialog.
    await page.mouse.click(5, 5)
    await question.getByRole('button', { name: 'Zostať tu' }).click()
    await expect(dialog.getByLabel('Priezvisko')).toHaveValue('Ťuknutá')
    await expectSound(page)
    // The hold changes the chart, so the price is asked for again; the button can be pressed meanwhile.
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/agreed-quotes', async (route) => {
      await answered.promise
      await route.continue()
    })
    const askedAgain = page.waitForRequest('**/api/agreed-quotes')
    const stayRequest = { accommodation_unit: unit.id, arrival: from, departure: to, adults: 2 }
    const answer = await request.post('/api/reservation-holds', { data: { stays: [stayRequest] } })
    expect(answer.status()).toBe(200)
    await askedAgain
    refusals.expect(409, /\/reservations$/)
    await dialog.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
    answered.resolve()
    const note = dialog.getByRole('alert').filter({ hasText: 'Tieto noci si na webe práve vyberá hosť' })
    await expect(note).toContainText(unit.title)
    await expect(note).toContainText(/podržané od \d+:\d\d do \d+:\d\d/)
    await expectSound(page)
    await note.getByRole('button', { name: 'Zapísať aj tak' }).click()
    await expect(dialog).toBeHidden()
    const booked = bar(board, 'Ťuknutá')
    await expect(booked).toHaveAccessibleName(/1.noc, 2.dospelí, Potvrdená/)

    await booked.click()
    const card = page.getByRole('dialog', { name: 'Ťuknutá' })
    await expect(card).toContainText(unit.title)
    await expectSound(page)
    const link = card.getByRole('link', { name: 'Otvoriť rezerváciu' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page).toHaveURL(/\/reservations\/edit\//)
    await page.goBack()

    const free = await pointAt(board, unit.title, addDays(from, 2))
    await page.mouse.click(free.x + 4, free.y)
    await dialog.getByText('Zatvoriť', { exact: true }).click()
    await dialog.getByLabel('Dôvod').fill('Oprava okna')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Zatvoriť izbu' }).click()
    const closed = bar(board, 'Oprava okna')
    await expect(closed).toHaveAccessibleName(said(formatDayRange(addDays(from, 2), to)))
    await closed.click()
    const closure = page.getByRole('dialog', { name: 'Zatvorené noci' })
    await closure.getByLabel('Do noci (vrátane)').fill(formatDay(to))
    await closure.getByLabel('Do noci (vrátane)').press('Tab')
    await closure.getByRole('button', { name: 'Uložiť' }).click()
    await expect(closed).toHaveAccessibleName(/2.noci/)
    await closed.click()
    await closure.getByRole('button', { name: 'Znova otvoriť' }).click()
    await expect(closed).toBeHidden()
  },
)

test('the chart shows changes by others; a later move of the same stay is refused with the reason', async ({
  page,
  context,
  request,
  refusals,
}) => {
  refusals.expect(409, /\/stays/)
  const stay = await findFreeStay(request, 20)
  const { from, unit } = stay
  await signIn(page)
  const board = await openChart(page, addDays(from, -2))
  const dragged = bar(board, 'Marta Súbežná')
  await expect(dragged).toBeHidden()
  await orderFromWeb(request, stay, 'Súbežná')
  await expect(dragged).toBeVisible()

  const other = await context.newPage()
  const otherBoard = await openChart(other, addDays(from, -2))
  const { column } = await pointAt(board, unit.title, from)
  await page.bringToFront()
  await dragBar(page, dragged, 2, column, 'whole')
  const dialog = page.getByRole('dialog', { name: 'Presunúť pobyt' })
  await expect(dialog.getByRole('button', { name: 'Uložiť zmenu' })).toBeEnabled()
  await other.bringToFront()
  await dragBar(other, bar(otherBoard, 'Marta Súbežná'), 1, column, 'whole')
  await other.getByRole('dialog').getByRole('button', { name: 'Uložiť zmenu' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await page.bringToFront()
  const keep = dialog.getByRole('button', { name: 'Uložiť zmenu' })
  // The event may have arrived already and removed the button.
  await keep.click({ timeout: 2000 }).catch(() => undefined)
  await expect(dialog.getByRole('alert')).toContainText('medzitým zmenil niekto iný')
  await dialog.getByRole('button', { name: 'Nechať tak' }).click()
  const places = said(formatDayRange(addDays(from, 1), addDays(from, 4)))
  await expect(dragged).toHaveAccessibleName(places)
})

test('on a phone and in the dark it pans within itself, taps open, and nothing is in the way', async ({
  page,
  request,
}) => {
  const { from, unit } = await findFreeStay(request, 22)
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 800 })
  const board = await openChart(page, from)
  await expectSound(page)
  const { x, y } = await pointAt(board, unit.title, addDays(from, 1))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', points: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await touch('touchStart', [{ x, y }])
  await touch('touchEnd', [])
  await expect(page.getByRole('dialog', { name: 'Voľné noci' })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('adminLayout') ?? '{}')
    localStorage.setItem('adminLayout', JSON.stringify({ ...kept, skin: 'dark' }))
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(board).toBeVisible()
  await page.getByRole('switch', { name: 'Ceny nocí' }).click()
  await expectSound(page)
})
