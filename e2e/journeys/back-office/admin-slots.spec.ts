import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { findService } from '../../src/back-office/seats.ts'
import { expect, test } from '../../src/test.ts'

test(
  'the owner adds a slot by keyboard, sees who comes and takes a service off',
  { tag: '@gate' },
  async ({ page, request }) => {
    const bread = await findService(request, 'pecenie-chleba')
    await signIn(page, `/services/edit/${bread.id}`)
    const week = page.getByRole('region', { name: 'Týždenný rozvrh' })
    await week.getByRole('button', { name: 'Pridať termín: nedeľa' }).focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: /Nový termín · nedeľa/ })
    await drawer.getByRole('textbox', { name: 'Od', exact: true }).fill('14')
    await drawer.getByRole('textbox', { name: 'Do', exact: true }).fill('1630')
    await drawer.getByRole('textbox', { name: 'Miest' }).fill('6')
    await page.keyboard.press('Enter')
    await expect(week.getByRole('button', { name: /^14:00 – 16:30 ?6 miest/ })).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    const coming = page.getByRole('region', { name: 'Kto príde' })
    await coming.getByRole('link', { name: 'Jana Medveďová' }).first().click()
    const section = page.getByRole('region', { name: 'Služby s termínom' })
    await section.getByRole('button', { name: `Odobrať: ${bread.title}` }).click()
    const question = page.getByRole('dialog', { name: `Odobrať: ${bread.title}?` })
    await expect(question.getByText(/Hosť zaplatí o\s44,00/)).toBeVisible()
    await expectNoBarriers(page)
    await question.getByRole('button', { name: 'Odobrať' }).click()
    await expect(section.getByText('Žiadna služba s termínom.')).toBeVisible()
    await expect(page.getByText('Odobratá služba')).toBeVisible()
  },
)

test('the owner books a service by phone, without a room', async ({ page, request }) => {
  const ride = await findService(request, 'jazda-na-koni-na-lonzi')
  await signIn(page, '/reservations/add')
  // Without force: a forced press hits the navbar when the form grows and scrolls under it.
  await page.getByRole('switch', { name: 'Bez ubytovania, len služba' }).check()
  await page.getByRole('button', { name: 'Pridať službu s termínom' }).click()
  const section = page.getByRole('region', { name: 'Služby s termínom' })
  await section.getByRole('combobox', { name: 'Služba' }).click()
  await page.getByRole('option', { name: new RegExp(ride.title) }).click()
  await section.getByRole('combobox', { name: 'Termín' }).click()
  await page
    .getByRole('option', { name: /voľné miesta/ })
    .nth(6)
    .click()
  await page.getByLabel('Priezvisko').fill('Telefonická')
  await page.getByLabel('Telefón', { exact: true }).fill('+421 905 000 777')
  await expect(page.getByText('36,00 €').first()).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Telefonická/ })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Súhrn' })
  await expect(summary.getByText('Bez ubytovania.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' })).toHaveCount(0)
  // Nobody is accommodated, so the next step does not say so.
  await summary.getByRole('button', { name: 'Hosť prišiel' }).click()
  const question = page.getByRole('dialog', { name: 'Hosť prišiel?' })
  await expect(question.getByText('Hosť prišiel na objednanú službu.')).toBeVisible()
  await question.getByRole('button', { name: 'Prišiel, zaplatí neskôr' }).click()
  await expect(question).toBeHidden()
  await expect(summary.getByText('Hosť prišiel', { exact: true })).toBeVisible()
  await expect(summary).not.toContainText('Ubytovaná')
  await expect(page.getByRole('region', { name: 'Čo sa dialo' })).toContainText('Potvrdená → Hosť prišiel')
  await page.goto('/dashboard')
  const sums = page.getByRole('region', { name: 'Všetky rezervácie podľa stavu' })
  await sums.getByRole('link', { name: /^Hosť prišiel/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Telefonická' })).toContainText('Hosť prišiel')
  await expect(page.getByRole('table')).not.toContainText('Ubytovaná')
})

test('without slot services the form gives way to a link', async ({ page }) => {
  await page.route(/\/api\/services\?/, (route) => route.fulfill({ json: [] }))
  await signIn(page, '/reservations/add')
  const section = page.getByRole('region', { name: 'Služby s termínom' })
  await expect(section.getByRole('link', { name: 'Pridať prvú' })).toHaveAttribute('href', '/services/add')
  await expect(section.getByRole('button')).toHaveCount(0)
})
