import type { Locator, Page } from '@playwright/test'
import { openOwnActivity } from '../../src/back-office/own-activity.ts'
import { expect, test } from '../../src/test.ts'

/** A heading, bold words and a list as Word puts them on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:""}</style></head>
<body><!--StartFragment--><h2 style='mso-pagination:none'><span lang=SK style='font-family:Calibri'>Čo si vziať<o:p></o:p></span></h2>
<p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'><span style='color:red'>Pevné topánky</span></b> a chuť.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>klobúk<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>fľaša<script>alert(1)</script></p><!--EndFragment--></body></html>`

const paste = (box: Locator, html: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a text from Word keeps its headings, words and lists, and nothing of Word', async ({
  page,
  request,
}) => {
  const { owner, id, save } = await openOwnActivity(page, request)
  const text = page.getByRole('textbox', { name: 'Opis', exact: true })
  await text.click()
  await paste(text, fromWord)
  await expect(text.getByRole('listitem')).toHaveText(['klobúk', 'fľaša'])
  await save.click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  const { description } = await owner.read(`/activities/${id}`)
  // The editor keeps an empty paragraph at the end.
  expect(String(description).replace(/<p><\/p>$/, '')).toBe(
    '<h2>Čo si vziať</h2><p><strong>Pevné topánky</strong> a chuť.</p>' +
      '<ul><li><p>klobúk</p></li><li><p>fľaša</p></li></ul>',
  )
})

/** A picture as Word puts it on the clipboard, and one that is embedded: a green point. */
const withPictures =
  '<h1><a name="_Toc1"></a>Nadpis z Wordu</h1><p class=MsoNormal><![if !vml]><img width=100 src="file:///C:/Temp/clip_image001.png"><![endif]>Text</p>' +
  '<p><img alt="Bod" src="data:image/gif;base64,R0lGODlhAQABAIAAAACqAAAAACwAAAAAAQABAAACAkQBADs="></p>'

test('pictures from Word are refused in words, a heading stays one, links are completed, tables can be made', async ({
  page,
  request,
  refusals,
}) => {
  // The embedded picture is of a kind that is not taken.
  refusals.expect(415, /\/api\/upload$/)
  const { owner, id, save } = await openOwnActivity(page, request)
  const text = page.getByRole('textbox', { name: 'Opis', exact: true })
  await text.click()
  await paste(text, withPictures)
  await expect(page.getByText('Obrázky sa nepreniesli (2)')).toBeVisible()
  await expect(text.getByRole('img')).toHaveCount(0)
  await text.press('ControlOrMeta+End')
  await page.keyboard.type('web')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Odkaz', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Adresa odkazu' }).fill('www.example.com')
  await page.getByRole('button', { name: 'Vložiť odkaz' }).click()
  await expect(text.getByText('web', { exact: true })).toHaveAttribute('href', 'https://www.example.com')
  await expect(text).toBeFocused()
  // Behind the link, which is still selected.
  await text.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Tabuľka', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Vložiť tabuľku' }).click()
  await page.keyboard.type('Deň')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cena')
  for (const change of ['Odstrániť stĺpec', 'Pridať riadok pod']) {
    await page.getByRole('button', { name: 'Tabuľka', exact: true }).first().click()
    await page.getByRole('menuitem', { name: change }).click()
  }
  await save.click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  const description = String((await owner.read(`/activities/${id}`))['description'])
  expect(description).toContain('<h2>Nadpis z Wordu</h2>')
  expect(description).toContain('href="https://www.example.com"')
  expect(description).toContain('<table><thead><tr><th><p>Deň</p></th><th><p></p></th></tr></thead><tbody>')
  expect(description.match(/<tr>/g)).toHaveLength(4)
  expect(description).not.toContain('<img')
})

/** Every kind of content that is not a paragraph, as the editor writes it. */
const rich =
  '<h4>Rozloha</h4><p>12 m<sup>2</sup> a H<sub>2</sub>O</p>' +
  '<figure><img src="/uploads/luka.jpg" alt="Lúka"><figcaption>Lúka v júni</figcaption></figure>' +
  '<table><thead><tr><th scope="col"><p>Izba</p></th><th><p>Cena</p></th></tr></thead>' +
  '<tbody><tr><td colspan="2"><p>Lipa</p></td></tr></tbody></table>'

test('a text keeps tables, figures, small headings and raised letters when it is edited', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(404, /\/uploads\/luka\.jpg$/)
  const { owner, id, save } = await openOwnActivity(page, request)
  await owner.edit(`/activities/${id}`, { description: rich })
  await page.reload()
  const text = page.getByRole('textbox', { name: 'Opis', exact: true })
  await text.getByText('Lipa').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' a Javor')
  await text.getByRole('img', { name: 'Lúka' }).click()
  await page.getByRole('button', { name: 'Opis obrázka' }).first().click()
  await page.getByRole('textbox', { name: 'Čo je na obrázku' }).fill('Lúka s margarétami')
  await page.getByRole('button', { name: 'Použiť opis' }).click()
  await save.click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  const { description } = await owner.read(`/activities/${id}`)
  const kept = rich.replace('Lipa', 'Lipa a Javor').replace('alt="Lúka"', 'alt="Lúka s margarétami"')
  expect(
    String(description)
      .replace(/ \/>/g, '>')
      .replace(/<p><\/p>$/, ''),
  ).toBe(kept)
  // The public page of activities is checked by other journeys, which refuse a picture that does not exist.
  await owner.edit(`/activities/${id}`, { description: null })
})

/** A JPEG whose header claims this size; a program that trusts it would need the memory for all its pixels. */
async function photoOf(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg'))
  const bytes = Buffer.from(drawn.split(',')[1] ?? '', 'base64')
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

test('a broken picture, and one of more than 60 megapixels, are refused in words', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(415, /\/api\/upload$/)
  refusals.expect(413, /\/api\/upload$/)
  const { owner, id, save } = await openOwnActivity(page, request)
  const choose = page.locator('form input[type=file][aria-label="Obrázok"]')
  const text = Buffer.from('Toto je len text.')
  await choose.setInputFiles({ name: 'lúka.jpg', mimeType: 'image/jpeg', buffer: text })
  await save.click()
  await expect(page.getByText('Tento druh súboru neprijímame.')).toBeVisible()
  const buffer = await photoOf(page, 10_000, 6_400)
  await choose.setInputFiles({ name: 'panoráma.jpg', mimeType: 'image/jpeg', buffer })
  await save.click()
  await expect(page.getByText('Súbor je priveľký.')).toBeVisible()
  expect(await owner.read(`/activities/${id}`)).toMatchObject({ image: null })
})
