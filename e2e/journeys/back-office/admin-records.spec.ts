import { readFile } from 'node:fs/promises'
import {
  allCollections,
  createdInDialog,
  hasEditRoute,
  offers,
} from '@dvor/admin/core/records/collection-paths.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Page } from '@playwright/test'
import { coveringShare } from '../../src/pages/covering-share.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { effort } from '../../src/effort.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { fillRequired, nameFor, requiredFields } from '../../src/back-office/record-forms.ts'
import { expect, test } from '../../src/test.ts'

// One test for each collection, on any free worker.
test.describe.configure({ mode: 'parallel' })

/** Records without a name that can be made up: an account is an IBAN, the others have forms of their own. */
const elsewhere: readonly string[] = ['reservations', 'users', 'calendar-feeds', 'closures', 'bank-accounts']

const made = allCollections.filter(
  (collection) =>
    collection.adminPath && offers(collection, 'create') && !elsewhere.includes(collection.name),
)

/** Traits by which filling in a new record of a collection differs from another's. */
const traitsOf = (collection: Collection) => [
  ...requiredFields(collection).map(([, { kind }]) => kind),
  createdInDialog.includes(collection.name) ? 'made in a dialog' : 'made on a screen',
  hasEditRoute(collection) ? 'with a screen of its own' : 'without one',
  collection.uploadRef ? 'with files' : 'without files',
]

/**
 * All forms are derived from the declarations: a few collections have every kind of required field. `TEST_EFFORT` above 1
 * makes records of all, and `npm run screens` opens the forms of all.
 */
const share = effort > 1 ? made : coveringShare(made, traitsOf)

async function create(page: Page, collection: Collection, name: string): Promise<void> {
  const isDialog = createdInDialog.includes(collection.name)
  await signIn(page, isDialog ? `${collection.adminPath}` : `${collection.adminPath}/add`)
  if (isDialog) await page.getByRole('button', { name: 'Pridať', exact: true }).click()
  const form = isDialog ? page.getByRole('dialog') : page.getByRole('main')
  await fillRequired(page, form, collection, name)
  await form.getByRole('button', { name: 'Vytvoriť' }).click()
  await expect(page.getByText('Vytvorené', { exact: true })).toBeVisible()
}

/** On the record's own screen, which opens after creating it. */
async function rename(page: Page, collection: Collection, name: string): Promise<string> {
  const changed = `${name} inak`
  const label = collection.fields[collection.titleField]?.label.sk ?? ''
  const main = page.getByRole('main')
  await expect(page).toHaveURL(new RegExp(`${collection.adminPath}/(edit/)?[0-9a-f-]{36}$`))
  const title = main.getByRole('textbox', { name: label, exact: true })
  const save = main.getByRole('button', { name: 'Uložiť', exact: true }).first()
  // The form of the new record, which is shown for another moment, has a title of the same value.
  await expect(save).toBeVisible()
  await expect(title).toHaveValue(name)
  await title.fill(changed)
  await save.click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: collection.label.many.sk, exact: true }).click()
  return changed
}

/** The exported list has this one record. */
async function expectInFile(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(name)
}

for (const collection of share)
  test(`${collection.label.many.sk}: a record is made, changed, found, taken as a file and removed`, async ({
    page,
    request,
  }) => {
    const owner = await ownerAt(request)
    const name = nameFor(collection, Date.now().toString(36))
    const query = `/${collection.name}?${collection.titleField}_contains=${encodeURIComponent(name)}`
    await create(page, collection, name)
    const kept = hasEditRoute(collection) ? await rename(page, collection, name) : name
    await page.getByRole('searchbox').fill(kept)
    const options = page.getByRole('button', { name: /^Možnosti: / })
    await expect(options).toHaveCount(1)
    await expect(options).toHaveAccessibleName(`Možnosti: ${kept}`)
    await expectInFile(page, kept)

    const remove = async () => {
      await options.click()
      await page.getByRole('menuitem', { name: 'Odstrániť' }).click()
      await expect(options).toBeHidden()
    }
    await remove()
    await page.getByRole('button', { name: 'Vrátiť späť' }).click()
    await expect(options).toBeVisible()
    expect(await owner.list(query)).toHaveLength(1)
    await remove()
    // Leaving does not wait for the seconds in which the change could be undone.
    await page.goto('about:blank')
    await expect.poll(async () => (await owner.list(query)).length).toBe(0)
  })

test('a record that others use says so at once and is archived instead', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /dry_run/)
  const owner = await ownerAt(request)
  const name = `Mlyn ${Date.now().toString(36)}`
  const house = await owner.add('accommodation-objects', { title: name })
  await owner.add('accommodation-units', {
    accommodation_object: house.id,
    title: `${name} izba`,
    code: name,
    capacity: 2,
    base_price: 7000,
    active: false,
  })
  await signIn(page, `/accommodation-objects?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Možnosti: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Odstrániť' }).click()
  const dialog = page.getByRole('dialog', { name: `Nedá sa odstrániť: ${name}` })
  await expect(dialog).toContainText(/Stojí na tom: [^.]+\(1\)/)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await owner.list(`/accommodation-objects?id=${house.id}&active=true`)).toHaveLength(1)
  await page.getByRole('button', { name: `Možnosti: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Odstrániť' }).click()
  await dialog.getByRole('button', { name: 'Archivovať' }).click()
  await expect(page.getByText(`Archivované: ${name}`)).toBeVisible()
  expect(await owner.list(`/accommodation-objects?id=${house.id}&active=false`)).toHaveLength(1)
})

test('a coupon is stopped and started from its list, which shows the columns chosen on the device', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const code = `STOP${Date.now().toString(36).toUpperCase()}`
  const { id } = await owner.add('coupons', { code, kind: 'percent', value: 10 })
  await signIn(page, `/coupons?q=${code}`)
  const press = async (name: string) => {
    await page.getByRole('button', { name: `Možnosti: ${code}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await press('Zastaviť')
  await expect.poll(async () => (await owner.read(`/coupons/${id}`))['active']).toBe(false)
  await press('Znova spustiť')
  await expect.poll(async () => (await owner.read(`/coupons/${id}`))['active']).toBe(true)

  await page.getByRole('button', { name: 'Stĺpce' }).click()
  for (const name of ['Rezervácia', 'Najmenej nocí', 'Najviac použití'])
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: /^Pobyt Zoradiť/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Najviac použití Zoradiť/ })).toBeVisible()
})

/**
 * A test of the menu's declaration proves that each entry leads to a declared screen, and `npm run screens` opens all of
 * these; here some are pressed, all with a larger `TEST_EFFORT`.
 */
const pressed = (index: number) => effort > 1 || index % 12 === 0

test('entries of the menu open their screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Hlavné menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThan(30)
  for (const link of links.filter((_, index) => pressed(index))) {
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`))
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.getByText('Táto obrazovka sa pokazila')).toBeHidden()
  }
})

test('on a phone the button to the top stands above the save bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/global-settings')
  const save = page.getByRole('button', { name: 'Uložiť', exact: true })
  await expect(save).toBeVisible()
  await page.mouse.wheel(0, 900)
  const top = await page.getByRole('button', { name: 'Späť hore' }).boundingBox()
  const bar = await save.locator('..').boundingBox()
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
