import { expectNoBarriers } from '../src/axe.ts'
import { signIn } from '../src/desk.ts'
import { admin } from '../src/house.ts'
import { ownerAt } from '../src/owner-calls.ts'
import { expect, test } from '../src/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'

const stamp = () => Date.now().toString(36)

/** An activity of this journey's own, open in its form. */
async function openOwn(page: Page, request: APIRequestContext) {
  const owner = await ownerAt(request)
  const title = `Kosenie lúky ${stamp()}`
  const { id } = await owner.add('activities', { title, kind: 'farm', perex: 'Ráno s kosou.' })
  await signIn(page)
  await page.goto(`/activities/edit/${id}`)
  const name = page.getByRole('textbox', { name: 'Názov', exact: true })
  const perex = page.getByRole('textbox', { name: 'Úvod' })
  await expect(name).toHaveValue(title)
  return { owner, id, title, name, perex, save: page.getByRole('button', { name: 'Uložiť', exact: true }) }
}

test('a stale edit shows both versions, and each field takes the one that is chosen', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /\/api\/activities\//)
  const { owner, id, title, name, perex, save } = await openOwn(page, request)
  await name.fill(`${title} ručne`)
  await perex.fill('Moje slová.')
  await owner.edit(`/activities/${id}`, { title: `${title} strojom`, perex: 'Cudzie slová.' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Medzitým to zmenil niekto iný' })
  await expect(dialog).toContainText('Moje slová.')
  await expect(dialog).toContainText('Cudzie slová.')
  await expectNoBarriers(page)
  await dialog.getByRole('radio', { name: 'Názov: Teraz uložené' }).click()
  await dialog.getByRole('button', { name: 'Uložiť výber' }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  await expect(name).toHaveValue(`${title} strojom`)
  await expect(perex).toHaveValue('Moje slová.')
  expect(await owner.read(`/activities/${id}`)).toMatchObject({
    title: `${title} strojom`,
    perex: 'Moje slová.',
  })
})

test('who decides about a stale edit later keeps what was typed', async ({ page, request, refusals }) => {
  refusals.expect(409, /\/api\/activities\//)
  const { owner, id, perex, save } = await openOwn(page, request)
  await perex.fill('Moje slová.')
  await owner.edit(`/activities/${id}`, { perex: 'Cudzie slová.' })
  await save.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušiť' }).click()
  await expect(perex).toHaveValue('Moje slová.')
  await save.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Všade nechať uložené' }).click()
  await dialog.getByRole('button', { name: 'Uložiť výber' }).click()
  await expect(perex).toHaveValue('Cudzie slová.')
})

test('a create whose answer was lost is told of, kept, and makes one record', async ({
  page,
  request,
  context,
  refusals,
}) => {
  refusals.expect(504, /\/api\/activities$/)
  const owner = await ownerAt(request)
  const title = `Zber čučoriedok ${stamp()}`
  await signIn(page)
  await page.goto('/activities/add')
  await page.getByRole('textbox', { name: 'Názov', exact: true }).fill(title)
  await page.getByRole('combobox', { name: 'Druh' }).click()
  await page.getByRole('option', { name: 'Na dvore' }).click()
  // The server does it, but its answer gets lost on the way; what is sent later finds no connection at all.
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
  // What is typed while waiting is not lost either.
  await page.getByRole('textbox', { name: 'Úvod' }).fill('Do vedra a do úst.')
  isCut = false
  await page.getByRole('button', { name: 'Skúsiť hneď' }).click()
  await expect(page).toHaveURL(/\/activities\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Úvod' })).toHaveValue('Do vedra a do úst.')
  expect(await owner.list(`/activities?title=${encodeURIComponent(title)}`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
})

test('an edit waits for the connection and is then saved by itself', async ({
  page,
  request,
  context,
  refusals,
}) => {
  refusals.expect(0, /\/api\//)
  const { owner, id, perex, save } = await openOwn(page, request)
  await perex.fill('Napísané v stodole.')
  await context.setOffline(true)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Nič sa nestratilo')
  await expect(perex).toHaveValue('Napísané v stodole.')
  await context.setOffline(false)
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  expect(await owner.read(`/activities/${id}`)).toMatchObject({ perex: 'Napísané v stodole.' })
})

test('a session that ends during an edit is renewed over the form, and the save goes on', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(401, /\/api\//)
  const { owner, id, perex, save } = await openOwn(page, request)
  await perex.fill('Dlho písané slová.')
  // Ended everywhere: neither token is good for anything any more.
  const [self] = await owner.list(`/users?email=${encodeURIComponent(admin.email)}`)
  await owner.remove(`/users/${self?.id}/sessions`)
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Prihláste sa, prosím, znova' })
  await expect(dialog).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByLabel('Heslo', { exact: true }).fill('nie-toto-heslo')
  refusals.expect(400, /\/api\/auth\/local$/)
  await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Meno alebo heslo nesedí.')
  await dialog.getByLabel('Heslo', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(perex).toHaveValue('Dlho písané slová.')
  const again = await ownerAt(request)
  expect(await again.read(`/activities/${id}`)).toMatchObject({ perex: 'Dlho písané slová.' })
})

test('what was typed is there after a reload, and nothing of it after signing out', async ({
  page,
  request,
  refusals,
}) => {
  // The stream of changes may be opening just as the session ends.
  refusals.expect(401, /\/api\/events$/)
  const { id, perex } = await openOwn(page, request)
  await perex.fill('Rozpísané pred obnovením.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Vrátili sme vám rozpísané zmeny')).toBeVisible()
  await expect(perex).toHaveValue('Rozpísané pred obnovením.')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Zahodiť ich' }).click()
  await expect(perex).toHaveValue('Ráno s kosou.')
  await perex.fill('Ešte raz.')
  await page.getByRole('button', { name: 'Používateľské menu' }).click()
  await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
  await signIn(page)
  await page.goto(`/activities/edit/${id}`)
  await expect(perex).toHaveValue('Ráno s kosou.')
})

/** A JPEG whose head says that it is so large; who believes it would need the memory for all its points. */
async function photoOf(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg'))
  const bytes = Buffer.from(drawn.split(',')[1] ?? '', 'base64')
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

test('a picture that is none, and one of more than 60 megapixels, are refused in words', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(415, /\/api\/upload$/)
  refusals.expect(413, /\/api\/upload$/)
  const { owner, id } = await openOwn(page, request)
  const choose = page.locator('form input[type=file][aria-label="Obrázok"]')
  const text = Buffer.from('Toto je len text.')
  await choose.setInputFiles({ name: 'lúka.jpg', mimeType: 'image/jpeg', buffer: text })
  await expect(page.getByText('Tento druh súboru neprijímame.')).toBeVisible()
  const buffer = await photoOf(page, 10_000, 6_400)
  await choose.setInputFiles({ name: 'panoráma.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Súbor je priveľký.')).toBeVisible()
  expect(await owner.read(`/activities/${id}`)).toMatchObject({ image: null })
})
