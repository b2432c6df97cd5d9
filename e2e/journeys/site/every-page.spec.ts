import { expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { crawl, listedPaths, type CrawledPage } from '../../src/pages/crawl.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

const doubled = (pages: readonly CrawledPage[], name: 'title' | 'description' | 'canonical') =>
  [...Map.groupBy(pages, (page) => `${page.language} ${page[name]}`).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ path }) => path))

test(
  'every internal link leads somewhere, and every page says in its head what it is',
  { tag: '@gate' },
  async ({ request }) => {
    const all = await crawl(request)
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
    const listed = await listedPaths(request)
    expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(listed))

    const pages = all.filter(({ path }) => listed.includes(path))
    for (const { path, canonical, title, description, previewPicture, headings } of pages) {
      expect(new URL(canonical).pathname, path).toBe(path)
      expect([title, description, previewPicture], path).not.toContain('')
      expect(
        headings.filter((level) => level === 1),
        `h1 on ${path}`,
      ).toHaveLength(1)
      expect(headings[0], `first heading on ${path}`).toBe(1)
      const jumps = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1)
      expect(jumps, `headings on ${path}: ${headings.join()}`).toEqual([])
      const picture = await request.head(new URL(previewPicture).pathname)
      expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/jpeg'])
    }
    for (const name of ['title', 'description', 'canonical'] as const)
      expect(doubled(pages, name)).toEqual([])
  },
)

test('no page of a property with another name and other colours shows the sample’s', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const { business_name, colour_primary, legal_name } = await owner.read('/global-settings')
  const other = {
    business_name: 'Penzión U Kováča',
    legal_name: 'Kováč, s. r. o.',
    colour_primary: '#1d3557',
  }
  await owner.edit('/global-settings', other)
  try {
    const machines = [
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
      '/login',
      '/forgot-password',
      '/api/docs',
    ]
    for (const path of [...(await listedPaths(request)), ...machines, '/rezervacia', '/takato-nie-je']) {
      const text = await (await request.get(path)).text()
      expect(text, path).not.toContain('Dvor pod Lipami')
    }
    const manifest = await (await request.get('/site.webmanifest')).json()
    expect(manifest).toMatchObject({ name: other.business_name, theme_color: other.colour_primary })
    await page.goto('/uvod')
    await expect(page.getByRole('link', { name: `${other.business_name}, na úvod` }).first()).toBeVisible()
    const button = page.getByRole('banner').getByRole('link', { name: 'Rezervovať' })
    await expect(button).toHaveCSS('background-color', 'rgb(29, 53, 87)')
    // The calendar of a unit loads its styles later than the page.
    await page.goto('/ubytovanie/izba-lipa')
    await page.getByRole('heading', { name: 'Voľné termíny' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expect(button).toHaveCSS('background-color', 'rgb(29, 53, 87)')
    await signIn(page)
    await expect(page).toHaveTitle(/ – Penzión U Kováča$/)
    await expect(page.getByRole('link', { name: other.business_name })).toBeVisible()
  } finally {
    await owner.edit('/global-settings', { business_name, colour_primary, legal_name })
  }
})

test('no word of one letter ends a line of the interface', async ({ request }) => {
  // Pages without the owner's own sentences.
  for (const path of ['/spolu', '/poradovnik', '/darcekovy-poukaz', '/moja-rezervacia', '/takato-nie-je']) {
    const html = await (await request.get(path)).text()
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
    expect(main, `${path} has such words, which are bound`).toMatch(/[\s>][aikosuvz]\u00A0/i)
    expect(/[\s>][aikosuvz] [^<>]*/i.exec(main.replace(/<[a-z][^>]*>/g, '>')), path).toBeNull()
  }
})

test('the menu stays in reach and in one row at the width of every phone', async ({ page }) => {
  await page.goto('/kontakt')
  const menu = page.locator('summary', { hasText: 'Menu' })
  for (const width of [320, 360, 390, 430, 480, 540, 600]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(menu, `at ${width} px`).toBeInViewport({ ratio: 1 })
    const row = await page.getByRole('banner').boundingBox()
    expect(row?.height, `at ${width} px`).toBeLessThan(76)
  }
})

test('at twice the size everything is still there and can be reached', async ({ page }) => {
  // A window of 1280 px at 200 % is one of 640 px.
  await page.setViewportSize({ width: 640, height: 450 })
  for (const path of ['/uvod', '/ubytovanie', '/cennik', '/rezervacia']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.locator('summary', { hasText: 'Menu' }).click()
  const link = page.getByRole('link', { name: 'Galéria', exact: true })
  await expect(link.filter({ visible: true }).first()).toBeInViewport()
})

test('a word longer than a phone breaks in a heading and in the price list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/sezonne-ponuky', '/cennik']) {
    await page.goto(path)
    await page.locator('main :is(h1, h2, tbody th)').evaluateAll((texts) => {
      for (const text of texts) text.textContent = 'Najneobhospodarovateľnejšiepodkrovie'
    })
    await expectNoSidewaysScroll(page)
  }
})

test('Back closes an enlarged picture and leaves the page as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/galeria')
  const picture = page.getByRole('link', { name: /^Zväčšiť/ }).first()
  const enlarged = page.getByRole('dialog')
  await picture.click()
  await expect(enlarged).toBeVisible()
  await page.goBack()
  await expect(enlarged).toHaveCount(0)
  await expect(page).toHaveURL('/galeria')
  await picture.click()
  await enlarged.getByRole('button', { name: 'Zavrieť' }).click()
  await expect(enlarged).toHaveCount(0)
  await expect(page).toHaveURL('/galeria')
})

// A cropped picture would cost the first paint twice the bytes at every pixel of the screen (decision 142).
test('cropped pictures of a phone are fetched with a pixel for each of the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  for (const path of ['/uvod', '/cennik']) {
    await page.goto(path)
    const stretch = await page.locator('main img[fetchpriority=high]').evaluate(async (element) => {
      const image = element as HTMLImageElement
      // The sample's drafts are one file in all widths: the browser chooses again among addresses that differ.
      for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
      image.srcset = image.srcset.replaceAll(/ (\d+)w/g, '?$1 $1w')
      await image.decode()
      const fetched = Number(new URL(image.currentSrc).search.slice(1))
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return (Math.max(image.clientWidth, image.clientHeight * own) * devicePixelRatio) / fetched
    })
    expect(stretch, path).toBeLessThan(2)
  }
  await context.close()
})

test('a picture that has not arrived shows its colours', async ({ page }) => {
  await page.route(/\/uploads\//, () => undefined)
  await page.goto('/galeria', { waitUntil: 'domcontentloaded' })
  const colours = page.locator('.ui-picture image').first()
  await expect(colours).toBeVisible()
  const drawn = await colours.evaluate(async (element) => {
    const image = new Image()
    image.src = element.getAttribute('href') ?? ''
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(drawn).toEqual([4, 3])
})

test('with reduced motion everything is shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uvod')
  const last = page.getByRole('heading', { level: 2 }).nth(-3)
  await expect(last).toHaveCSS('opacity', '1')
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .length,
  )
  expect(moving).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/uvod', '/ubytovanie', '/cennik', '/blog', '/aktivity', '/galeria', '/kontakt']) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hidden = await page.locator('main :is(h2, h3, p, li, td)').evaluateAll((nodes) => {
        const shut = 'details:not([open]) *, .visually-hidden, [hidden], [hidden] *'
        return nodes
          .filter((node) => !node.matches(shut) && !node.checkVisibility({ opacityProperty: true }))
          .map((node) => node.textContent.slice(0, 60))
      })
      expect(hidden).toEqual([])
      await expect(page.getByRole('link', { name: 'Kontakt' }).first()).toBeAttached()
    })
  }
})
