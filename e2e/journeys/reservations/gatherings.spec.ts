import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { openGathering } from '../../src/gathering.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('the owner sees who has which room, prolongs the hold, releases a room and ends the gathering', async ({
  page,
  request,
  refusals,
}, { retry }) => {
  const owner = await ownerAt(request)
  const organiser = { email: `zraz-${retry}@example.sk`, last_name: `Prehľadná-${retry}` }
  const token = await openGathering(request, owner, await findFreeStay(request, 54), organiser)
  const [{ id, held_until } = { id: '', held_until: '' }] = await owner.list(
    `/gatherings?email=${organiser.email}`,
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/gatherings')
  await page.getByRole('row').getByText(`Želmíra ${organiser.last_name}`).click()
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  const rooms = page.getByRole('region', { name: 'Izby a rodiny' })
  await expect(rooms.getByText('zatiaľ voľná')).toHaveCount(3)
  await expectNoBarriers(page)

  await rooms.getByRole('button', { name: 'Predĺžiť podržanie' }).click()
  await expect(page.getByText('Podržanie je predĺžené')).toBeVisible()
  const [prolonged] = await owner.list(`/gatherings?id=${id}`)
  expect(Date.parse(String(prolonged?.['held_until'])) - Date.parse(String(held_until))).toBe(24 * 3_600_000)

  await rooms
    .getByRole('button', { name: /^Uvoľniť – / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uvoľniť' }).click()
  await expect(rooms.getByText('už ju nedržíme')).toHaveCount(1)

  // Two people write the note at once.
  const note = page.getByRole('textbox', { name: 'Poznámka' })
  await note.fill('Prvá verzia.')
  await owner.edit(`/gatherings/${id}`, { note: 'Cudzia verzia.' })
  refusals.expect(409, /\/api\/gatherings\//)
  await page.getByRole('button', { name: 'Uložiť poznámku' }).click()
  const question = page.getByRole('dialog', { name: 'Medzitým to zmenil niekto iný' })
  await expect(question).toContainText('Cudzia verzia.')
  await question.getByRole('button', { name: 'Uložiť výber' }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  expect((await owner.list(`/gatherings?id=${id}`))[0]).toMatchObject({ note: 'Prvá verzia.' })

  // A family orders meanwhile; the open screen shows it by itself.
  const shared = await (await request.get(`/api/shared-gatherings/${token}?adults=2`)).json()
  const free = shared.units.find(({ state }: { state: string }) => state === 'free')
  const headers = { 'device-key': 'r'.repeat(43) }
  const stays = [{ accommodation_unit: free.accommodation_unit.id, adults: 2 }]
  const answer = await request.post(`/api/shared-gatherings/${token}/choices`, { headers, data: { stays } })
  expect(answer.status()).toBe(200)
  await expect(rooms.getByText('rodina ju práve rezervuje')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Ukončiť spoločný pobyt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ukončiť spoločný pobyt' }).click()
  await expect(page.getByText('Spoločný pobyt je ukončený')).toBeVisible()
  await expect(rooms.getByRole('button', { name: /^Uvoľniť – / })).toHaveCount(0)
  await expectNoBarriers(page)
})
