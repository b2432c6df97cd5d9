import { expect, test } from '../../src/test.ts'

test('on paper the price list has its prices, and nothing that wants a click', async ({ page }) => {
  await page.goto('/cennik')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('cell').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hlavná navigácia' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('a phone can keep the site under the name of the property, with real pictures', async ({
  page,
  request,
}) => {
  await page.goto('/uvod')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  const settings = await (await request.get('/api/global-settings')).json()
  expect(manifest.name).toBe(settings.business_name)
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const shown = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(shown, src).toBe(sizes)
  }
})
