import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a season added in the admin stands on the site at once',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { unit } = await findFreeStay(request)
    const today = todayIn(new Date())
    await page.goto(`/ubytovanie/${unit.slug}`)
    await expect(page.getByText('Hubárska jeseň')).toBeHidden()
    await signIn(page, `/accommodation-units/edit/${unit.id}`)
    await page.getByRole('button', { name: 'Pridať sezónu' }).click()
    const drawer = page.getByRole('dialog')
    const fillSeason = async (title: string, price: string, priority: string) => {
      await drawer.getByRole('textbox', { name: 'Názov sezóny', exact: true }).fill(title)
      await drawer.getByRole('textbox', { name: 'Od noci' }).fill(formatDay(addDays(today, 200)))
      await drawer.getByRole('textbox', { name: 'Do noci (vrátane)' }).fill(formatDay(addDays(today, 220)))
      await drawer.getByRole('textbox', { name: 'Cena za noc' }).fill(price)
      await drawer.getByRole('textbox', { name: 'Prednosť' }).fill(priority)
      await drawer.getByRole('button', { name: 'Vytvoriť' }).click()
    }
    await fillSeason('Hubárska jeseň', '123,45', '50')
    await expect(drawer).toContainText('platí na všetkých svojich nociach: 21')
    await drawer.getByRole('button', { name: 'Hotovo' }).click()
    await page.getByRole('button', { name: 'Pridať sezónu' }).click()
    await fillSeason('Slivkový týždeň', '99,00', '1')
    await expect(drawer).toContainText('Táto cena nebude platiť na: 21 nocí z 21 nocí')
    await expect(drawer).toContainText('má vyššiu prednosť')
    await drawer.getByRole('button', { name: 'Hubárska jeseň' }).click()
    await expect(drawer.getByRole('textbox', { name: 'Názov sezóny', exact: true })).toHaveValue(
      'Hubárska jeseň',
    )
    await drawer.getByRole('textbox', { name: 'Prednosť' }).fill('0')
    await drawer.getByRole('button', { name: 'Uložiť' }).click()
    await expect(drawer).toContainText('má vyššiu prednosť')
    await drawer.getByRole('button', { name: 'Dať prednosť tejto sezóne' }).click()
    await expect(drawer).toContainText('platí na všetkých svojich nociach: 21')
    await drawer.getByRole('button', { name: 'Hotovo' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Hubárska jeseň' })).toContainText('123,45')
    await expectNoBarriers(page)
    await page.goto(`/ubytovanie/${unit.slug}`)
    await expect(page.getByText('Hubárska jeseň')).toBeVisible()
    await expect(page.getByText('123,45')).toBeVisible()
  },
)

test('a new unit is made on the generated screen and shown on the site', async ({ page }) => {
  await signIn(page, '/accommodation-units/add')
  await page.getByRole('combobox', { name: 'Objekt' }).click()
  await page.getByRole('option').filter({ visible: true }).first().click()
  await page.getByRole('textbox', { name: 'Názov', exact: true }).fill('Izba Orech')
  await page.getByRole('textbox', { name: 'Skratka' }).fill('ORECH')
  await page.getByRole('textbox', { name: 'Osôb v základnej cene' }).fill('2')
  await page.getByRole('textbox', { name: 'Základná cena za noc' }).fill('77,00')
  await page.getByRole('button', { name: 'Vytvoriť' }).first().click()
  await expect(page).toHaveURL(/\/accommodation-units(\/edit\/.*)?$/)
  await page.goto('/ubytovanie')
  await expect(page.getByRole('heading', { name: 'Izba Orech' })).toBeVisible()
})
