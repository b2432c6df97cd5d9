import type { Page } from '@playwright/test'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { admin } from '../../src/properties.ts'
import { expectSoundAtBothWidths } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** Changes the reservation as the owner, without the screen. */
async function edit(page: Page, number: string, changes: object): Promise<string> {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await page.request.post('/api/auth/local', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const [{ id }] = await (await page.request.get(`/api/reservations?number=${number}`, { headers })).json()
  const answer = await page.request.put(`/api/reservations/${id}`, { headers, data: changes })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

test(
  'the owner exports and erases a guest once the stay is over',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { number, token } = await orderFromWeb(request, await findFreeStay(request, 21), 'Výmazná')
    await page.goto(`/rezervacia-detail/${token}`)
    await expect(page.getByRole('region', { name: 'Vaše údaje' })).toContainText('stačí nám napísať')
    const own = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Vaše údaje: Stiahnuť PDF' }).click()
    expect((await own).suggestedFilename()).toBe('osobne-udaje.pdf')

    const email = 'vymazna@example.sk'
    const guest = { first_name: 'Marta', last_name: 'Výmazná', email, phone: '+421905111222', country: 'SK' }
    const id = await edit(page, number, { guest })
    await signIn(page, `/reservations/edit/${id}`)
    await page.getByRole('link', { name: 'Osobné údaje hosťa' }).click()
    const person = card(page, `Osoba s e-mailom ${email}`)
    await expect(person).toContainText(
      `Pobyt ešte neskončil, preto sa osoba nedá vymazať. Rezervácie: ${number}`,
    )
    await edit(page, number, { state: 'cancelled' })
    await page.reload()
    const exported = page.waitForEvent('download')
    await person.getByRole('button', { name: 'Stiahnuť JSON' }).click()
    expect((await exported).suggestedFilename()).toBe('osobne-udaje.json')
    await expectSoundAtBothWidths(page)

    await person.getByRole('button', { name: 'Vymazať osobu' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Hostia minulých pobytov')
    await expectSoundAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Vymazať osobu' }).click()
    const erased = card(page, 'Údaje sú vymazané')
    const receipt = page.waitForEvent('download')
    await erased.getByRole('button', { name: 'Stiahnuť potvrdenie' }).click()
    expect((await receipt).suggestedFilename()).toBe('potvrdenie-o-vymaze.pdf')
    await expect(card(page, 'Záznam behov')).toContainText('Výmaz osoby')
    await expectSoundAtBothWidths(page)

    await page.getByLabel('E-mail osoby').fill(email)
    await page.getByRole('button', { name: 'Nájsť' }).click()
    await expect(page.getByText('O tejto osobe nie je nič uložené.')).toBeVisible()
    await page.goto(`/reservations/edit/${id}`)
    await expect(card(page, 'Čo sa dialo')).toContainText('Osobné údaje hosťa vymazané')
  },
)
