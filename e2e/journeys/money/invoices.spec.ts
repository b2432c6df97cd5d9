import { readFile } from 'node:fs/promises'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { expectSound } from '../../src/pages/axe.ts'
import { card, signIn } from '../../src/back-office/back-office.ts'
import { admin } from '../../src/properties.ts'
import { expect, test } from '../../src/test.ts'

interface Found {
  accommodation_unit: string
  refusals: { code: string }[]
}

/** A guest at the front desk for two nights, with a company for the invoice. @returns the reservation's id and token */
async function walkIn(request: APIRequestContext): Promise<{ id: string; token: string }> {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await request.post('/api/auth/local', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const arrival = todayIn(new Date())
  const departure = addDays(arrival, 2)
  const units: Found[] = await (
    await request.get(`/api/availability?from=${arrival}&to=${departure}&adults=2`)
  ).json()
  const gone = ['taken', 'closed']
  const free = units.findLast(({ refusals }) => !refusals.some(({ code }) => gone.includes(code)))
  if (!free) throw new Error('the sample property is full')
  const stays = [{ accommodation_unit: free.accommodation_unit, arrival, departure, adults: 2 }]
  const guest = {
    first_name: 'Ľubica',
    last_name: 'Faktúrová',
    email: 'lubica@example.com',
    phone: '+421 905 777 888',
  }
  const answer = await request.post('/api/reservations', {
    headers,
    data: { stays, guest, channel: 'walk_in' },
  })
  expect(answer.status(), 'the walk-in is booked').toBe(200)
  return answer.json()
}

async function bytesOf(download: Promise<Download>): Promise<{ name: string; text: string }> {
  const file = await download
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('latin1') }
}

/** The dialog asks for the guest's address where the document is for a person, and uses it at once. */
async function giveAddress(page: Page) {
  const issuing = page.getByRole('dialog', { name: 'Vystaviť doklad' })
  await card(page, 'Doklady').getByRole('button', { name: 'Vystaviť doklad' }).click()
  await issuing.getByRole('radio', { name: 'Potvrdenie o pobyte', exact: true }).check()
  const missing = issuing.getByRole('alert').filter({ hasText: 'Chýba adresa hosťa' })
  await missing.getByRole('button', { name: 'Uložiť adresu' }).click()
  await expect(missing.getByRole('textbox', { name: 'Obec' })).toHaveAttribute('aria-invalid', 'true')
  await missing.getByLabel('Ulica a číslo').fill('Lipová 3')
  await missing.getByLabel('PSČ').fill('949 01')
  await missing.getByLabel('Obec').fill('Nitra')
  await expectSound(page)
  await missing.getByRole('button', { name: 'Uložiť adresu' }).click()
  await expect(missing).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(card(page, 'Hosť')).toContainText('Lipová 3, 949 01 Nitra')
}

/** The second night is given up; the sum is seen before it is kept. */
async function leaveEarly(page: Page) {
  await page.getByRole('button', { name: 'Skorší odchod' }).click()
  const drawer = page.getByRole('dialog', { name: 'Skorší odchod' })
  await drawer.getByRole('button', { name: 'Ukázať sumu' }).click()
  await expect(drawer).toContainText('hosťovi vrátite 0,00 €')
  await drawer.getByRole('radio', { name: 'Nič si neponechať' }).check()
  await drawer.getByRole('button', { name: 'Ukázať sumu' }).click()
  await expect(drawer).toContainText('Ponecháte si 0,00 €')
  await expectSound(page)
  await drawer.getByRole('button', { name: 'Uvoľniť noci' }).click()
  await expect(drawer).toBeHidden()
  await expect(card(page, 'Súhrn')).toContainText('Hosť odíde zajtra')
}

test(
  'the owner invoices a company, the guest saves the invoice, the accountant gets the month',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const { id, token } = await walkIn(request)
    await signIn(page, `/reservations/edit/${id}`)

    await giveAddress(page)

    await card(page, 'Hosť').getByRole('button', { name: 'Fakturovať na firmu' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Názov firmy').fill('Ďatelinová a spol., s. r. o.')
    await form.getByLabel('Ulica a číslo').fill('Štúrova 7')
    await form.getByLabel('PSČ').fill('040 01')
    await form.getByLabel('Obec').fill('Košice')
    await form.getByLabel('IČO').fill('1234')
    await form.getByRole('button', { name: 'Uložiť' }).click()
    await expect(form.getByText('IČO má 8 číslic')).toBeVisible()
    await form.getByLabel('IČO').fill('87 654 326')
    await expectSound(page)
    await form.getByRole('button', { name: 'Uložiť' }).click()
    await expect(card(page, 'Hosť')).toContainText('IČO 87654326')

    const documents = card(page, 'Doklady')
    const issuing = page.getByRole('dialog', { name: 'Vystaviť doklad' })
    const choose = async (kind: string) => {
      await documents.getByRole('button', { name: 'Vystaviť doklad' }).click()
      await issuing.getByRole('radio', { name: kind, exact: true }).check()
    }
    refusals.expect(409, /\/documents\/preview$/)
    await choose('Faktúra')
    await expect(issuing).toContainText('do 15 dní od konca pobytu')
    await expect(issuing.getByRole('alert')).toContainText(
      'V tomto stave rezervácie sa tento doklad nevystavuje.',
    )
    await expect(issuing.getByRole('button', { name: 'Vystaviť', exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await card(page, 'Súhrn').getByRole('button', { name: 'Ubytovať' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ubytovať' }).click()
    await expect(card(page, 'Súhrn')).toContainText('Ubytovaná')
    await leaveEarly(page)
    await choose('Faktúra')
    const preview = issuing.getByRole('region', { name: 'Náhľad' })
    await expect(preview).toContainText('Ďatelinová a spol., s. r. o.')
    await expect(preview).not.toContainText('UK-FA')
    const asPreview = page.waitForEvent('download')
    await preview.getByRole('button', { name: 'Stiahnuť náhľad v PDF' }).click()
    expect((await bytesOf(asPreview)).name).toBe('faktura-nahlad.pdf')
    await expectSound(page)
    await issuing.getByRole('button', { name: 'Vystaviť', exact: true }).click()
    const row = documents.getByRole('listitem').filter({ hasText: 'Faktúra' }).filter({ hasText: 'FA' })
    await expect(row).toContainText('ukážka')
    await page.getByRole('button', { name: 'Ďalšie', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Odstrániť rezerváciu' }).click()
    const refusal = page.getByRole('dialog', { name: 'Rezerváciu nemožno odstrániť' })
    await expect(refusal.getByRole('listitem').first()).toContainText('Faktúra UK-FA')
    await expect(refusal).toContainText('dobropisom')
    await page.keyboard.press('Escape')

    const saved = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Stiahnuť PDF/ }).click()
    const pdf = await bytesOf(saved)
    expect(pdf.name).toMatch(/^faktura-uk-fa\d{8}\.pdf$/)
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
    const asXml = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Stiahnuť E-faktúra/ }).click()
    expect((await bytesOf(asXml)).text).toContain('urn:cen.eu:en16931:2017')

    await page.goto(`/rezervacia-detail/${token}`)
    const documentRegion = page.getByRole('region', { name: 'Doklady' })
    await expect(documentRegion).toContainText('Faktúra')
    await expectSound(page)
    const own = page.waitForEvent('download')
    await documentRegion.getByRole('link', { name: /Faktúra UK-FA/ }).click()
    expect((await bytesOf(own)).text).toBe(pdf.text)

    await page.goto('/invoices')
    await page.getByRole('searchbox').fill('Ďatelinová')
    const units = page.getByRole('row', { name: /Ďatelinová/ })
    await expect(units.getByRole('cell', { name: /^UK-FA\d{8}/ })).toBeVisible()
    await expectSound(page)
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tabuľka (CSV)' }).click()
    const csv = await bytesOf(table)
    expect(Buffer.from(csv.text, 'latin1').toString('utf8')).toContain('Ďatelinová a spol., s. r. o.')

    await page.getByRole('button', { name: /^Možnosti dokladu UK-FA/ }).click()
    await page.getByRole('menuitem', { name: 'Vystaviť dobropis' }).click()
    await page.getByLabel('Dôvod opravy').fill('Iný odberateľ')
    await page.getByRole('dialog').getByRole('button', { name: 'Vystaviť dobropis' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('cell', { name: /^UK-DB\d{8}/ })).toBeVisible()
    await expect(page.getByText('zrušený dobropisom')).toBeVisible()
  },
)
