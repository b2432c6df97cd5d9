import type { APIRequestContext, Page } from '@playwright/test'
import { addDays } from '@dvor/format/days.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const conflict = 'Medzitým to zmenil niekto iný'

/** A reservation that is open on the page, and a second person who edits it by calls. */
async function openForTwo(page: Page, request: APIRequestContext, surname: string, daysAhead: number) {
  const stay = await findFreeStay(request, daysAhead)
  const { number } = await orderFromWeb(request, stay, surname)
  const other = await ownerAt(request)
  const [{ id } = { id: '' }] = await other.list(`/reservations?_q=${number}`)
  await signIn(page, `/reservations/edit/${id}`)
  await expect(card(page, 'Pobyt')).toBeVisible()
  return { stay, other, path: `/reservations/${id}` }
}

test('a page that is only open shows the note of somebody else, and typed notes ask which one stays', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /\/api\/reservations\//)
  const { other, path } = await openForTwo(page, request, 'Dvojpísmová', 18)
  const notes = card(page, 'Interná poznámka')
  const text = notes.getByRole('textbox')
  const save = notes.getByRole('button', { name: 'Uložiť' })
  await other.edit(path, { internal_note: 'Prídu so psom.' })
  await expect(text).toHaveValue('Prídu so psom.')
  await expect(save).toBeHidden()

  await text.fill('Prídu so psom a s mačkou.')
  await other.edit(path, { internal_note: 'Prídu o siedmej.' })
  await save.click()
  const question = page.getByRole('dialog', { name: conflict })
  await expect(question).toContainText('Prídu o siedmej.')
  await expect(question).toContainText('Prídu so psom a s mačkou.')
  await expectNoBarriers(page)
  expect(await other.read(path)).toMatchObject({ internal_note: 'Prídu o siedmej.' })
  await question.getByRole('button', { name: 'Všade nechať uložené' }).click()
  await question.getByRole('button', { name: 'Uložiť výber' }).click()
  await expect(text).toHaveValue('Prídu o siedmej.')
  await expect(save).toBeHidden()
})

test(
  'two people who change the data of one guest lose nothing',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(409, /\/api\/reservations\//)
    const { other, path } = await openForTwo(page, request, 'Dvojmenná', 20)
    await page.getByRole('button', { name: 'Upraviť údaje hosťa' }).click()
    const drawer = page.getByRole('dialog', { name: 'Upraviť údaje hosťa' })
    await drawer.getByLabel('Telefón').fill('+421 905 000 001')
    await other.edit(path, { guest: { last_name: 'Dvojmenná', email: 'nova@example.sk' } })
    await drawer.getByRole('button', { name: 'Uložiť' }).click()
    await expect(drawer.getByRole('alert')).toContainText('medzitým zmenil niekto iný')
    await expect(drawer.getByLabel('E-mail')).toHaveValue('nova@example.sk')
    await expect(drawer.getByLabel('Telefón')).toHaveValue('+421 905 000 001')

    await other.edit(path, { guest: { phone: '+421 905 000 002', last_name: 'Dvojitá' } })
    await drawer.getByRole('button', { name: 'Uložiť' }).click()
    const question = page.getByRole('dialog', { name: conflict })
    await expect(question).toContainText('+421 905 000 002')
    await expect(question.getByRole('radiogroup')).toHaveCount(1)
    await question.getByRole('button', { name: 'Uložiť výber' }).click()
    await expect(drawer).toBeHidden()
    expect(await other.read(path)).toMatchObject({
      last_name: 'Dvojitá',
      guest_email: 'nova@example.sk',
      guest_phone: '+421 905 000 001',
    })
  },
)

test('a stay that somebody else shortened meanwhile is not made long again', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /\/api\/reservations\/.*\/stays/)
  const { stay, other, path } = await openForTwo(page, request, 'Dvojdenná', 22)
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  const drawer = page.getByRole('dialog', { name: 'Zmeniť termín, izbu alebo hostí' })
  await drawer.getByLabel('Dospelí').fill('1')
  const shorter = addDays(stay.to, -1)
  const { id: accommodation_unit } = stay.unit
  const stays = [{ accommodation_unit, arrival: stay.from, departure: shorter, adults: 2 }]
  await other.add(`${path.slice(1)}/stays`, { stays })
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  const question = page.getByRole('dialog', { name: conflict })
  await expect(question).toContainText(stay.unit.title)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
  }
  await question.getByRole('button', { name: 'Všade nechať uložené' }).click()
  await question.getByRole('button', { name: 'Prepočítať cenu' }).click()
  await expect(drawer.getByLabel('Dospelí')).toHaveValue('2')
  await expect(drawer.getByRole('button', { name: 'Uložiť zmenu' })).toBeVisible()
  expect(await other.read(path)).toMatchObject({ stays: [{ departure: shorter, adults: 2 }] })
})

test('a service is added to and removed from the reservation that was seen', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /common-service-reservations/)
  const { other, path } = await openForTwo(page, request, 'Dvojdreva', 23)
  const price = { price: 700, price_unit: 'piece', vat_kind: 'other', active: true }
  const wood = await other.add('common-services', { title: 'Drevo pre dvoch', ...price })
  await page.reload()
  const services = card(page, 'Služby')
  await services.getByRole('combobox').click()
  await page.getByRole('option', { name: /Drevo pre dvoch/ }).click()
  await services.getByRole('button', { name: 'Prepočítať cenu' }).click()
  const add = services.getByRole('button', { name: 'Pridať do rezervácie' })
  await expect(add).toBeVisible()
  await other.add(`${path.slice(1)}/common-service-reservations`, { common_service: wood.id, quantity: 1 })
  await expect(services.getByRole('listitem').filter({ hasText: 'Drevo pre dvoch' })).toBeVisible()
  await add.click()
  await expect(services.getByRole('alert')).toContainText('medzitým zmenil niekto iný')
  expect(await other.read(path)).toMatchObject({ common_service_reservations: [{ quantity: 1 }] })

  await services.getByRole('button', { name: 'Odobrať: Drevo pre dvoch' }).click()
  const question = page.getByRole('dialog', { name: /Drevo pre dvoch/ })
  await expect(question.getByRole('button', { name: 'Nechať tak' })).toBeFocused()
  const remove = question.getByRole('button', { name: 'Odobrať' })
  await expect(remove).toBeEnabled()
  await other.edit(path, { internal_note: 'Drevo si prinesú.' })
  await remove.click()
  await expect(question.getByRole('alert')).toContainText('medzitým zmenil niekto iný')
  await remove.click()
  await expect(question).toBeHidden()
  expect(await other.read(path)).toMatchObject({ common_service_reservations: [] })
})

const bela = {
  first_name: 'Béla',
  last_name: 'Farkas',
  birth_date: '1980-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, Komárno',
}

test('two people who fill in the guest register keep the persons of each other', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /\/api\/reservations\/.*\/guests/)
  const { other, path } = await openForTwo(page, request, 'Dvojknižná', 24)
  await other.edit(path, { state: 'confirmed' })
  const register = card(page, 'Hostia v knihe')
  await register.getByRole('button', { name: 'Upraviť hostí' }).click()
  const drawer = page.getByRole('dialog', { name: 'Upraviť hostí' })
  const [first, second] = [1, 2].map((number) => drawer.getByRole('group', { name: `Hosť ${number}` }))
  if (!first || !second) throw new Error('two guests come')
  await first.getByLabel('Meno').fill('Anna')
  await other.edit(`${path}/guests`, { guests: [bela] })
  await first.getByLabel('Priezvisko').fill('Farkasová')
  await first.getByLabel('Dátum narodenia').fill('1. 6. 1982')
  await first.getByLabel('Číslo dokladu').fill('EB654321')
  await first.getByLabel('Trvalý pobyt').fill('Hlavná 1, Komárno')
  await drawer.getByRole('button', { name: 'Uložiť' }).click()
  await expect(drawer.getByRole('alert')).toContainText('medzitým zmenil niekto iný')
  await expect(first.getByLabel('Meno')).toHaveValue('Béla')
  await expect(second.getByLabel('Meno')).toHaveValue('Anna')
  await drawer.getByRole('button', { name: 'Uložiť' }).click()
  await expect(drawer).toBeHidden()
  await expect(register).toContainText('Béla Farkas')
  await expect(register).toContainText('Anna Farkasová')
})

test('a guest who saves after the owner sees the owner’s person, and loses nobody', async ({
  page,
  request,
}) => {
  const stay = await findFreeStay(request, 26)
  const { token, number } = await orderFromWeb(request, stay, 'Dvojlístková')
  const other = await ownerAt(request)
  const [{ id } = { id: '' }] = await other.list(`/reservations?_q=${number}`)
  await other.edit(`/reservations/${id}`, { state: 'confirmed' })
  await page.goto(`/rezervacia-detail/${token}`)
  const section = page.getByRole('region', { name: 'Kto príde' })
  await section.getByText('Vyplniť údaje hostí').click()
  const [first, second] = [1, 2].map((guest) => section.getByRole('group', { name: `Hosť ${guest}` }))
  if (!first || !second) throw new Error('two guests come')
  await first.getByLabel('Dátum narodenia').fill('1. 6. 1982')
  await first.getByLabel('Číslo dokladu').fill('EB654321')
  await first.getByLabel('Adresa trvalého pobytu').fill('Hlavná 1, Komárno')
  await other.edit(`/reservations/${id}/guests`, { guests: [bela] })
  await section.getByRole('button', { name: 'Uložiť údaje hostí' }).click()
  await expect(section.getByRole('alert')).toContainText('medzitým zmenil aj niekto iný')
  await expect(first.getByLabel('Meno')).toHaveValue('Béla')
  await expect(second.getByLabel('Priezvisko')).toHaveValue('Dvojlístková')
  await expectNoBarriers(page)
  await section.getByRole('button', { name: 'Uložiť údaje hostí' }).click()
  await expect(section).toContainText('Údaje hostí sú uložené')
  expect(await other.read(`/reservations/${id}/guests`)).toMatchObject({
    guests: [{ last_name: 'Farkas' }, { last_name: 'Dvojlístková' }],
  })
})
