import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

/** A photo as a phone would provide it, drawn by the browser itself. */
async function photo(page: Page, name: string, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1300
    canvas.height = 900
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = fill
      brush.fillRect(0, 0, 1300, 900)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test(
  'pictures of a hall are uploaded, described and removed',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    await signIn(page, '/halls/add')
    await page.getByRole('textbox', { name: 'Názov', exact: true }).fill('Humno')
    const choose = page.locator('input[type=file][aria-label="Obrázky"]')
    await choose.setInputFiles(await photo(page, 'humno.jpg', '#D9A441'))
    await page.getByRole('button', { name: 'Vytvoriť' }).first().click()
    await expect(page).toHaveURL(/\/halls\/edit\//)
    const first = page.getByRole('textbox', { name: 'Čo je na obrázku: humno.jpg' })
    await expect(first).toBeVisible()
    await choose.setInputFiles(await photo(page, 'dvor.jpg', '#1F3D2B'))
    await expect(page.getByRole('textbox', { name: 'Čo je na obrázku: dvor.jpg' })).toBeVisible()
    await first.fill('Humno pripravené na svadbu')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await first.press('Enter')
    expect((await saved).status()).toBe(200)
    await expectNoBarriers(page)
    await page.reload()
    await expect(first).toHaveValue('Humno pripravené na svadbu')
    const picture = page.getByRole('img', { name: 'Humno pripravené na svadbu' })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400)
    const url = (await page.getByRole('link', { name: 'humno.jpg' }).getAttribute('href')) ?? ''
    expect((await request.get(url)).status()).toBe(200)
    await page.getByRole('button', { name: 'Odstrániť: humno.jpg' }).click()
    await expect(first).toBeHidden()
    expect((await request.get(url)).status()).toBe(404)

    refusals.expect(415, /\/api\/upload$/)
    const noPicture = { name: 'podvrh.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }
    await choose.setInputFiles(noPicture)
    await expect(page.getByText('Tento druh súboru neprijímame.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Čo je na obrázku: dvor.jpg' })).toBeVisible()
  },
)

test('quick changes of a gallery are all kept, and the text of somebody else stays', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const [gallery] = await owner.list('/galleries?_limit=1')
  const pictures = () => owner.list(`/gallery-images?gallery=${gallery?.id}&_sort=order:ASC&_limit=-1`)
  const [first, second] = await pictures()
  await signIn(page, `/galleries/edit/${gallery?.id}`)
  const altOf = (place: number) => page.getByLabel(`Čo je na obrázku ${place}`, { exact: true })
  await expect(altOf(2)).toHaveValue(String(second?.['alt']))
  await owner.edit(`/gallery-images/${second?.id}`, { alt: 'Cudzí opis' })
  await expect(altOf(2)).toHaveValue('Cudzí opis')

  await altOf(1).fill('Vlastný opis')
  await page.getByRole('button', { name: 'Posunúť obrázok 1 dozadu' }).click()
  await page.getByRole('button', { name: 'Posunúť obrázok 2 dozadu' }).click()
  const third = async () => (await pictures())[2]
  await expect.poll(third).toMatchObject({ id: first?.id, alt: 'Vlastný opis' })
  await expect(altOf(3)).toHaveValue('Vlastný opis')
})
