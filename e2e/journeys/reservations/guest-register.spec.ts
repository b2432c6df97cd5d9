import type { Page } from '@playwright/test'
import { formatDay } from '@dvor/format/day-text.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { turnTo } from '../../src/pages/looking.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a guest fills in who comes, without a second look at numbers; the owner sees it and looks on purpose',
  { tag: '@gate' },
  async ({ page, request }) => {
    const stay = await findFreeStay(request, 16)
    const { token, number } = await orderFromWeb(request, stay, 'Zápisná')
    await page.goto(`/rezervacia-detail/${token}`)
    const section = page.getByRole('region', { name: 'Kto príde' })
    await expect(section).toContainText('Vyplnené 0 z 2')
    await section.getByText('Vyplniť údaje hostí').click()
    const first = section.getByRole('group', { name: 'Hosť 1' })
    await expect(first.getByLabel('Priezvisko')).toHaveValue('Zápisná')
    await section.getByRole('button', { name: 'Uložiť údaje hostí' }).click()
    await expect(section).toContainText('Zatiaľ ste nič nevyplnili')
    await expect(section).not.toContainText('sú uložené')
    await expect(first.getByLabel('Adresa trvalého pobytu')).toHaveAccessibleDescription(/Toto treba vyplniť/)
    // By the birth date a child needs no document, an adult does.
    await first.getByLabel('Dátum narodenia').fill(`1. 6. ${new Date().getFullYear() - 5}`)
    await expect(first.getByLabel('Druh dokladu')).toHaveValue('none')
    await expect(first.getByLabel('Číslo dokladu')).toBeHidden()
    await first.getByLabel('Dátum narodenia').fill('1. 6. 1980')
    await first.getByLabel('Dátum narodenia').fill('31. 2. 1980')
    await first.getByLabel('Číslo dokladu').fill('EA765432')
    await first.getByLabel('Adresa trvalého pobytu').fill('Lúčna 5, 031 01 Liptovský Mikuláš')
    await section.getByRole('button', { name: 'Uložiť údaje hostí' }).click()
    await expect(first).toContainText('Zadajte dátum narodenia')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await first.getByLabel('Dátum narodenia').fill('1. 6. 1980')
    await expect(first.getByLabel('Číslo dokladu')).toHaveValue('EA765432')
    await section.getByRole('button', { name: 'Uložiť údaje hostí' }).click()
    await expect(section).toContainText('Uložené, ďakujeme. Ešte nám chýba 1\u00A0osoba.')
    await expect(section).toContainText('Vyplnené 1 z 2')
    await expect(section).toContainText('••••432')
    expect(await page.content()).not.toContain('EA765432')

    await signIn(page, '/guest-register')
    await page.getByLabel('Do', { exact: true }).fill(formatDay(stay.to))
    await page.getByLabel('Hľadať').fill('zapisna')
    const row = page.getByRole('row').filter({ hasText: 'Zápisná' })
    // An unpaid order is not in the register yet.
    await expect(page.getByText('nikto nie je zapísaný')).toBeVisible()
    await turnTo(page, `/reservations?_q=${number}`)
    await page.getByRole('row').filter({ hasText: 'Zápisná' }).getByText('Zápisná').first().click()
    await card(page, 'Súhrn').getByRole('button', { name: 'Potvrdiť' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Potvrdiť', exact: true }).click()
    await expect(card(page, 'Hostia v knihe')).toContainText('Zapísaní 1 z 2')
    await card(page, 'Hostia v knihe')
      .getByRole('button', { name: 'Ukázať číslo dokladu: Marta Zápisná' })
      .click()
    await expect(card(page, 'Hostia v knihe')).toContainText('EA765432')
    await page.reload()
    await expect(card(page, 'Čo sa dialo')).toContainText('Ukázané číslo dokladu hosťa')
    await expectNoBarriers(page)

    await turnTo(page, '/guest-register')
    await expect(page.getByRole('heading', { level: 1, name: 'Kniha hostí' })).toBeVisible()
    await page.getByLabel('Do', { exact: true }).fill(formatDay(stay.to))
    await page.getByLabel('Hľadať').fill('zapisna')
    await expect(row).toContainText('••••432')
    await expectNoBarriers(page)
    await turnTo(page, '/stay-tax')
    await expect(page.getByRole('heading', { name: 'Daň za ubytovanie' })).toBeVisible()
    await expectNoBarriers(page)

    await turnTo(page, '/housekeeping')
    await expect(page.getByRole('heading', { level: 1, name: 'Upratovanie' })).toBeVisible()
    await page.getByLabel('Od', { exact: true }).fill(formatDay(stay.from))
    await page.getByLabel('Do', { exact: true }).fill(formatDay(stay.from))
    await page.keyboard.press('Tab')
    // Until both days hold, the sheet shows more days.
    await expect(page.getByRole('listitem').filter({ hasText: 'Zápisná' })).toHaveText([/Príchod/])
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Kuchyňa' }).last().click()
    await expect(page.getByRole('heading', { name: 'Kuchyňa' })).toBeVisible()
    await expect(page.getByLabel('Od', { exact: true })).toHaveValue(
      formatDay(stay.from).replaceAll('\u00A0', ' '),
    )
    await page.goBack()
    await expectOnPaper(page)
  },
)

test('a guest from abroad is asked why they come and shown the new tax; the owner saves book and report', async ({
  page,
  request,
}) => {
  const stay = await findFreeStay(request, 24)
  const { token, number } = await orderFromWeb(request, stay, 'Zahraničná')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/rezervacia-detail/${token}`)
  const section = page.getByRole('region', { name: 'Kto príde' })
  await section.getByText('Vyplniť údaje hostí').click()
  const [first, second] = [1, 2].map((guest) => section.getByRole('group', { name: `Hosť ${guest}` }))
  if (!first || !second) throw new Error('two guests come')
  await expect(first.getByLabel('Dôvod pobytu')).toBeHidden()
  await first.getByLabel('Štátna príslušnosť').selectOption({ label: 'Rakúsko' })
  await first.getByLabel('Dátum narodenia').fill('1. 6. 1980')
  await first.getByLabel('Druh dokladu').selectOption({ label: 'Cestovný pas' })
  await first.getByLabel('Číslo dokladu').fill('P1234567')
  await first.getByLabel('Adresa trvalého pobytu').fill('Hauptstraße 1, Wien')
  await second.getByLabel('Meno').fill('Lea')
  await second.getByLabel('Priezvisko').fill('Zahraničná')
  await second.getByLabel('Dátum narodenia').fill(`1. 6. ${new Date().getFullYear() - 5}`)
  await second.getByLabel('Adresa trvalého pobytu').fill('Lúčna 5, Žilina')
  const save = section.getByRole('button', { name: 'Uložiť údaje hostí' })
  await save.click()
  await expect(first.getByLabel('Dôvod pobytu')).toHaveAccessibleDescription(/Toto treba vyplniť/)
  await first.getByLabel('Dôvod pobytu').selectOption({ label: 'Návšteva' })
  // While the answer before is read again, a second press does nothing.
  await expect(save).not.toHaveAttribute('aria-busy', 'true')
  await save.click()
  await expect(section.getByRole('alert')).toContainText(/Daň za ubytovanie sa zmení z\s.* na .*\./)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
  }
  await section.getByRole('button', { name: 'Uložiť so zmenou dane' }).click()
  await expect(section).toContainText('Údaje hostí sú uložené')
  await expect(section).toContainText(/Daň za ubytovanie sa zmenila z\s.* na .*\./)

  await signIn(page, `/reservations?_q=${number}`)
  await page.getByRole('row').filter({ hasText: 'Zahraničná' }).getByText('Zahraničná').first().click()
  await card(page, 'Súhrn').getByRole('button', { name: 'Potvrdiť' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Potvrdiť', exact: true }).click()
  await expect(card(page, 'Hostia v knihe')).toContainText('Zapísaní 2 z 2')

  await turnTo(page, '/guest-register')
  await expect(page.getByRole('heading', { level: 1, name: 'Kniha hostí' })).toBeVisible()
  await page.getByLabel('Do', { exact: true }).fill(formatDay(stay.to))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Kniha na kontrolu (PDF)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kniha ubytovaných na kontrolu' })
  await dialog.getByLabel('S celými číslami dokladov').check()
  await expectNoBarriers(page)
  const book = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Stiahnuť knihu' }).click()
  expect((await book).suggestedFilename()).toMatch(/^kniha-hosti-.*\.pdf$/)
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: 'Hlásenie cudzincov' }).click()
  await page.getByText('Nahlásení', { exact: true }).click()
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stiahnuť XML' }).click()
  expect((await report).suggestedFilename()).toBe('hlasenie-cudzincov.xml')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
  }
})

test('a cancellation says whose entries it deletes, and nothing where the register has none', async ({
  page,
  request,
}) => {
  const { number } = await orderFromWeb(request, await findFreeStay(request, 27), 'Nepríde')
  const owner = await ownerAt(request)
  const [{ id } = { id: '' }] = await owner.list(`/reservations?_q=${number}`)
  await signIn(page, `/reservations/edit/${id}`)
  const cancel = card(page, 'Súhrn').getByRole('button', { name: 'Zrušiť rezerváciu' })
  const question = page.getByRole('dialog', { name: 'Zrušiť rezerváciu?' })
  await cancel.click()
  await expect(question.getByRole('button', { name: 'Zrušiť rezerváciu' })).toBeEnabled()
  await expect(question).not.toContainText('z knihy hostí')
  await question.getByRole('button', { name: 'Nechať tak' }).click()
  const person = {
    first_name: 'Béla',
    last_name: 'Farkas',
    birth_date: '1980-06-01',
    nationality: 'SK',
    document_kind: 'id_card',
    document_number: 'EA123456',
    address: 'Hlavná 1, Komárno',
  }
  await owner.edit(`/reservations/${id}/guests`, { guests: [person] })
  await cancel.click()
  await expect(question.getByRole('alert')).toContainText(
    'Údaje z knihy hostí (Béla Farkas) sa hneď natrvalo vymažú',
  )
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
  await expect(question).toBeHidden()
  expect(await owner.read(`/reservations/${id}/guests`)).toMatchObject({ guests: [] })
})

/** Checks that the sheet prints alone and within the width of A4 (186 mm between the margins, 703 px). */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1_000 })
  await expect(page.getByRole('button', { name: 'Tlačiť' })).toBeHidden()
  await expect(page.getByLabel('Od', { exact: true })).toBeHidden()
  const rooms = page.getByRole('listitem')
  await expect(rooms.last()).toBeVisible()
  const { right } = await rooms.last().evaluate((room) => room.getBoundingClientRect())
  expect(right).toBeLessThanOrEqual(703)
}
