import { readFile } from 'node:fs/promises'
import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { admin } from '../../src/properties.ts'
import { expect, test } from '../../src/test.ts'

/** Calls as the owner, for data that no screen shows. */
async function ownersHeaders(request: APIRequestContext) {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await request.post('/api/auth/local', { data })).json()
  return { authorization: `Bearer ${accessToken}` }
}

const unique = (word: string) => `${word} ${Date.now().toString(36)}`

test('the statistics show the API’s figures as chart, table and file', async ({ page, request }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Štatistiky' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Štatistiky' })).toBeVisible()
  await page.getByRole('button', { name: 'Tento mesiac' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01/)
  const { searchParams } = new URL(page.url())
  const headers = await ownersHeaders(request)
  const answer = await request.get(`/api/analytics?${searchParams}`, { headers })
  const { totals } = await answer.json()
  await expect(page.getByText(formatMoney(totals.room_revenue)).first()).toBeVisible()

  const card = page.getByRole('region', { name: 'Podľa izieb' })
  await card.getByText('Ukázať ako tabuľku').click()
  await expect(card.getByRole('table')).toBeVisible()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /Stiahnuť ako CSV/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFFIzba;Tržby za ubytovanie;')).toBe(true)
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('region', { name: 'Obsadenosť' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('an offer is created in a dialog, put first by keyboard and by mouse, and taken back', async ({
  page,
  request,
}) => {
  const title = unique('Ponuka na skúšku')
  await signIn(page, '/seasonal-offers')
  await page.getByRole('button', { name: 'Pridať' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Názov', exact: true }).fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Vytvoriť' }).click()
  await page.waitForURL('**/seasonal-offers/edit/*')
  const id = page.url().split('/').at(-1)
  const headers = await ownersHeaders(request)
  const places = async () =>
    ((await (await request.get('/api/seasonal-offers')).json()) as { id: string }[]).map((offer) => offer.id)
  expect((await places()).at(-1), 'a new one comes last').toBe(id)

  await page.goto('/seasonal-offers')
  await page.getByRole('button', { name: 'Zmeniť poradie' }).click()
  const order = page.getByRole('list', { name: 'Poradie na webe' })
  const handle = order.getByRole('button', { name: `Presunúť: ${title}` })
  await handle.press('Home')
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect.poll(async () => (await places()).at(-1)).toBe(id)
  await expect(order.getByRole('listitem').last()).toContainText(title)
  await handle.press('Home')
  await expect.poll(async () => (await places())[0]).toBe(id)
  await expect(order.getByRole('listitem').first()).toContainText(title)
  await handle.press('ArrowDown')
  await expect.poll(async () => (await places())[1]).toBe(id)
  await order.getByRole('listitem').nth(1).dragTo(order.getByRole('listitem').first())
  await expect.poll(async () => (await places())[0]).toBe(id)
  await expectNoBarriers(page)
  const removed = await request.delete(`/api/seasonal-offers/${id}`, { headers })
  expect(removed.status()).toBe(200)
})

/** Answers the open enquiry without a mouse, at first with nothing in the text. */
async function answerByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Odpovedať' }).press('Enter')
  const form = page.getByRole('dialog', { name: `Odpoveď pre: ${name}` })
  const text = form.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(new RegExp(`^Dobrý deň, ${name},\n\nďakujeme za váš dopyt: 14`))
  await text.fill(' ')
  const send = form.getByRole('button', { name: 'Odoslať e-mail' })
  await send.press('Enter')
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await text.fill('Dobrý deň,\n\nklavír máme.')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await send.press('Enter')
  await expect(form).toBeHidden()
  const thread = page.getByRole('region', { name: 'Naše odpovede' })
  await expect(thread.getByRole('link', { name: /^Váš dopyt na sálu: 14/ })).toBeVisible()
  await expect(thread.getByText('klavír máme.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Ozvali sme sa' })).toBeChecked()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('an enquiry about a hall is read, answered, noted, dealt with and put away', async ({
  page,
  request,
}) => {
  const name = unique('Ema Lúčna')
  const data = {
    name,
    email: 'ema@example.com',
    phone: '+421 900 555 666',
    message: 'Máte v sále klavír?',
    day_from: '2031-06-14',
  }
  expect((await request.post('/api/send-hall-demand', { data })).status()).toBe(200)
  await signIn(page, '/hall-demands')
  const listed = page.getByRole('table').getByText(name, { exact: true })
  await page.getByRole('button', { name: 'Neprečítané' }).click()
  await listed.click()
  await expect(page.getByText('Máte v sále klavír?')).toBeVisible()
  await answerByKeyboard(page, name)
  await page.getByRole('radio', { name: 'Poslaná ponuka' }).click()
  await expect(page.getByText('Stav: Poslaná ponuka')).toBeVisible()
  await page.getByRole('textbox', { name: 'Naša poznámka' }).fill('Klavír máme, ladí sa v máji.')
  await page.getByRole('button', { name: 'Uložiť poznámku' }).click()
  await expect(page.getByRole('button', { name: 'Uložiť poznámku' })).toBeDisabled()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Odložiť do archívu' }).click()
  await expect(page.getByRole('radio', { name: 'Uzavretý' })).toBeChecked()
  await page.goto('/hall-demands')
  await page.getByRole('button', { name: 'Archív' }).click()
  await expect(listed).toBeVisible()
  await page.getByRole('button', { name: 'Neprečítané' }).click()
  await expect(listed).toBeHidden()
})

test('the texts of the site are listed by what they are for, and a chip shows those of one page', async ({
  page,
}) => {
  await signIn(page, '/cms-pages')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Čo k domu ešte patrí' })).toBeVisible()
  await expect(page.getByRole('table')).not.toContainText('o-nas-')
  await page.getByRole('button', { name: 'Kontakt', exact: true }).click()
  await expect(rows.filter({ hasText: 'Kontakt' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'O nás' })).toHaveCount(0)
  await page.goto('/automated-emails')
  await expect(rows.nth(3)).toBeVisible()
  await expect(page.getByRole('table')).not.toContainText('{{')
})

test('an e-mail shows with a real reservation, and a variable goes where the cursor stands', async ({
  page,
  request,
}) => {
  const headers = await ownersHeaders(request)
  const [email] = (await (
    await request.get('/api/editable-automated-emails?key=reservation_confirmed', { headers })
  ).json()) as { id: string; subject: string }[]
  await signIn(page, `/automated-emails/edit/${email?.id}`)
  const subject = page.getByRole('textbox', { name: 'Predmet', exact: true })
  await expect(subject).toContainText('Číslo rezervácie')
  await expect(subject).not.toContainText('{{')
  await subject.focus()
  await subject.press('Home')
  await page.getByRole('button', { name: 'Vložiť premennú: Predmet', exact: true }).click()
  const choice = page.getByRole('menuitem').first()
  await expect(choice).toHaveText('Názov podniku')
  await choice.click()
  await expect(subject).toHaveText(/^Názov podniku/)
  await page.keyboard.type(': ')
  await page.getByRole('button', { name: 'Ukázať náhľad' }).first().click()
  const preview = page.getByRole('region', { name: 'Náhľad: Text', exact: true })
  await expect(preview.getByRole('region', { name: 'Náhľad', exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await preview.getByRole('button', { name: 'Poslať skúšku sebe' }).click()
  await expect(page.getByText(`Skúška odišla na ${admin.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  const path = `/api/editable-automated-emails/${email?.id}`
  expect((await (await request.get(path, { headers })).json()).subject).toBe(
    `{{ business_name }}: ${email?.subject}`,
  )
  await request.put(path, { headers, data: { subject: email?.subject } })
})

test('sections of an e-mail are chips in Slovak, stay as they were, and an open one is named with its line', async ({
  page,
  request,
  refusals,
}) => {
  const owner = await ownerAt(request)
  const [email] = await owner.list('/editable-automated-emails?key=reservation_confirmed')
  const path = `/api/editable-automated-emails/${email?.id}`
  const headers = await ownersHeaders(request)
  const before = String(email?.['body'])
  const bodyNow = async () => String((await (await request.get(path, { headers })).json()).body)
  const marksOf = (body: string) => body.match(/\{\{[^}]*\}\}/g)
  await signIn(page, `/automated-emails/edit/${email?.id}`)
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(editor).toContainText('Len ak: všetko je zaplatené')
  await expect(editor).not.toContainText('{{')
  await expectNoBarriers(page)
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Ahoj ')
  const save = page.getByRole('button', { name: 'Uložiť', exact: true })
  await save.click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  const saved = await bodyNow()
  expect(saved).toContain('Ahoj ')
  expect(marksOf(saved)).toEqual(marksOf(before))
  expect(saved).not.toMatch(/<p>\{\{[#/][^}]*\}\}<\/p>/)

  await editor.getByText('Koniec časti: všetko je zaplatené').click()
  await page.keyboard.press('Delete')
  refusals.expect(400, /editable-automated-emails/)
  await save.click()
  await expect(
    page.getByText(/^Riadok \d+: Podmienená časť textu nemá začiatok alebo koniec/).first(),
  ).toBeVisible()
  await request.put(path, { headers, data: { body: before } })
})
