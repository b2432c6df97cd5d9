import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { fillNewActivity, openOwnActivity } from '../../src/back-office/own-activity.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const ownTitle = () => `Zber čučoriedok ${Date.now().toString(36)}`

test('a create whose answer was lost is shown, kept, and makes one record', async ({
  page,
  request,
  context,
  refusals,
}) => {
  refusals.expect(504, /\/api\/activities$/)
  const owner = await ownerAt(request)
  const title = ownTitle()
  await fillNewActivity(page, title)
  // The server carries it out, but its answer is lost; later requests have no connection at all.
  let isCut = true
  await context.route('**/api/activities', async (route) => {
    if (route.request().method() !== 'POST' || !isCut) return route.continue()
    await route.fetch()
    await route.fulfill({ status: 504, body: '' })
  })
  await page.getByRole('button', { name: 'Vytvoriť' }).click()
  await expect(page.getByRole('alert')).toContainText('Nič sa nestratilo')
  await expect(page.getByRole('textbox', { name: 'Názov', exact: true })).toHaveValue(title)
  expect(await owner.list(`/activities?title=${encodeURIComponent(title)}`)).toHaveLength(1)
  // Text typed while waiting is not lost either.
  await page.getByRole('textbox', { name: 'Úvod', exact: true }).fill('Do vedra a do úst.')
  isCut = false
  await page.getByRole('button', { name: 'Skúsiť hneď' }).click()
  await expect(page).toHaveURL(/\/activities\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Úvod', exact: true })).toHaveValue('Do vedra a do úst.')
  expect(await owner.list(`/activities?title=${encodeURIComponent(title)}`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
})

test('a page loaded anew while a create has no answer finishes it, and makes one record', async ({
  page,
  request,
  context,
}) => {
  const owner = await ownerAt(request)
  const title = ownTitle()
  await fillNewActivity(page, title)
  // The server carries it out, but the page is gone before the answer.
  let isFirst = true
  await context.route('**/api/activities', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue()
    isFirst = false
    await route.fetch()
  })
  const made = () => owner.list(`/activities?title=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Vytvoriť' }).click()
  await expect.poll(async () => (await made()).length).toBe(1)
  await page.reload()
  await expect(page).toHaveURL(/\/activities\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Názov', exact: true })).toHaveValue(title)
  expect(await made()).toHaveLength(1)
  await page.goto('/activities/add')
  await expect(page.getByRole('textbox', { name: 'Názov', exact: true })).toHaveValue('')
})

test('typed values are there after a reload', { tag: '@gate' }, async ({ page, request }) => {
  const { perex } = await openOwnActivity(page, request)
  await perex.fill('Rozpísané pred obnovením.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Vrátili sme vám rozpísané zmeny')).toBeVisible()
  await expect(perex).toHaveValue('Rozpísané pred obnovením.')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Zahodiť ich' }).click()
  await expect(perex).toHaveValue('Ráno s kosou.')
  await expect(page.getByText('Vrátili sme vám')).toBeHidden()
})

test('signing out asks about what is not saved, and then leaves nothing of it', async ({
  page,
  request,
  refusals,
}) => {
  // The stream of changes, and a read that a change causes, may be under way while the session ends.
  refusals.expect(401, /\/api\/(events|site-opening)$/)
  const { id, perex } = await openOwnActivity(page, request)
  await perex.fill('Ešte raz.')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Používateľské menu' }).click()
    await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click()
  }
  await signOut()
  const question = page.getByRole('dialog', { name: 'Odhlásiť sa bez uloženia?' })
  await expect(question).toContainText('sa stratia')
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Zostať tu' }).click()
  await expect(question).toBeHidden()
  await expect(perex).toHaveValue('Ešte raz.')
  await signOut()
  await question.getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
  await signIn(page, `/activities/edit/${id}`)
  await expect(perex).toHaveValue('Ráno s kosou.')
})

test('signing out finishes a deletion that could still be taken back', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(401, /\/api\/events$/)
  const { owner, title } = await openOwnActivity(page, request)
  await page.goto(`/activities?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: /^Možnosti/ }).click()
  await page.getByRole('menuitem', { name: 'Odstrániť' }).click()
  await expect(page.getByRole('button', { name: 'Vrátiť späť' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Používateľské menu' }).click()
  await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await owner.list(`/activities?title=${encodeURIComponent(title)}`)).toEqual([])
})

test("the owner's own booking is there after a reload, and gone once it is booked", async ({
  page,
  request,
}) => {
  const { from, to, unit } = await findFreeStay(request, 50)
  const address = `/reservations/add?arrival=${from}&departure=${to}&unit=${unit.id}`
  const name = page.getByLabel('Priezvisko')
  const breakfast = page.getByRole('checkbox', { name: /^Raňajky/ })
  await signIn(page, address)
  await name.fill('Nedopísaná')
  await breakfast.check()
  await page.getByLabel('Telefón', { exact: true }).fill('+421 905 000 050')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Vrátili sme vám rozpísané zmeny')).toBeVisible()
  await expect(name).toHaveValue('Nedopísaná')
  await expect(breakfast).toBeChecked()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Nedopísaná/ })).toBeVisible()
  await page.goto(address)
  await expect(name).toHaveValue('')
})
