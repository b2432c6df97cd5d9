import type { APIRequestContext } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { admin } from '../../src/properties.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'the owner adds a portal, sees that its address is refused, and copies ours for it',
  { tag: '@gate' },
  async ({ page, request, context, refusals }) => {
    refusals.expect(400, /\/calendar-feeds$/)
    refusals.expect(404, /\/calendar\//)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const stay = await findFreeStay(request, 12)
    await orderFromWeb(request, stay, 'Kalendárová')
    await signIn(page, `/accommodation-units/edit/${stay.unit.id}`)
    await card(page, 'Kalendáre portálov').getByRole('link', { name: 'Pridať portál' }).click()
    await expect(page.getByRole('combobox', { name: 'Jednotka' })).toHaveValue(stay.unit.title)
    await page.getByRole('textbox', { name: 'Portál', exact: true }).fill('Skúšobný portál')
    const address = page.getByRole('textbox', { name: /Adresa kalendára/ })
    await address.fill('http://portal.example/kalendar.ics')
    await page.getByRole('button', { name: 'Vytvoriť' }).first().click()
    await expect(page.getByText('Táto hodnota sa nedá použiť.')).toBeVisible()
    await address.fill('https://192.168.1.1/kalendar.ics')
    await page.getByRole('button', { name: 'Vytvoriť' }).first().click()
    // The first reading starts automatically.
    await expect(card(page, 'Stav načítania')).toContainText('musí byť https a verejná')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)

    await card(page, 'Adresy nášho kalendára')
      .getByRole('button', { name: /^Kopírovať/ })
      .click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const file = await request.get(copied)
    expect(file.headers()['content-type']).toContain('text/calendar')
    const text = await file.text()
    expect(text).toContain(`DTSTART;VALUE=DATE:${stay.from.replaceAll('-', '')}`)
    expect(text).not.toContain('Kalendárová')

    await page.goto(`/accommodation-units/edit/${stay.unit.id}`)
    await card(page, 'Kalendáre portálov').getByRole('button', { name: 'Vydať nové adresy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Vydať nové adresy' }).click()
    await expect(page.getByText('Nové adresy platia.')).toBeVisible()
    expect((await request.get(copied)).status()).toBe(404)
  },
)

/** A portal at a private address, which is refused without a network request. */
async function addUnreachablePortal(request: APIRequestContext): Promise<void> {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await request.post('/api/auth/local', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const [unit] = await (await request.get('/api/accommodation-units')).json()
  const feed = { accommodation_unit: unit.id, title: 'Zlý portál', url: 'https://10.0.0.1/kalendar.ics' }
  const { id } = await (await request.post('/api/calendar-feeds', { headers, data: feed })).json()
  const pulled = await request.post(`/api/calendar-feeds/${id}/pull`, { headers, data: {} })
  expect(await pulled.json()).toMatchObject({ problem: 'address_refused' })
}

test('a portal that cannot be read is on the dashboard; no night is sold twice', async ({
  page,
  request,
}) => {
  await addUnreachablePortal(request)
  await signIn(page, '/dashboard')
  await page.getByRole('link', { name: /^Kalendáre portálov, ktoré/ }).click()
  const feed = page.getByRole('listitem').filter({ hasText: 'Zlý portál' })
  await expect(feed).toContainText('Starý')
  await expectNoBarriers(page)
  await feed.getByRole('button', { name: 'Načítať teraz: Zlý portál' }).click()
  await expect(page.getByText('Kalendár sa nepodarilo načítať')).toBeVisible()

  await page.goto('/calendar-conflicts')
  await expect(page.getByRole('heading', { name: 'Žiadna noc nie je predaná dvakrát' })).toBeVisible()
  await expectNoBarriers(page)
})
