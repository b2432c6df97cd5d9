import type { Page } from '@playwright/test'
import { expect, test } from '../../src/test.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first()

/** Presses a link of the menu where it stands, at once: a click of a locator would wait until nothing lies above it. */
async function press(page: Page, name: string): Promise<void> {
  const place = await menuLink(page, name).boundingBox()
  if (!place) throw new Error(`the menu has no link ${name}`)
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}

const isShown = (page: Page, name: string) =>
  expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page')

/** Counts transitions in which a page fades out, both between documents and within one. */
function countFades(): void {
  const count = (transition: ViewTransition) =>
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
      if (!parts.includes('::view-transition-old(root)')) return
      sessionStorage.setItem('fades', String(Number(sessionStorage.getItem('fades')) + 1))
    })
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && count(viewTransition))
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    count(transition)
    return transition
  }
}

/** Pages fade for a minute, longer than any expectation waits. */
function fadeSlowly(): void {
  const slow = new CSSStyleSheet()
  slow.replaceSync('::view-transition-old(root) { animation-duration: 60s !important }')
  document.adoptedStyleSheets = [slow]
}

const fades = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('fades')))

/** Ways to the page before the last one: the router's and the browser's own. */
const ways = [
  { by: 'the router', go: (page: Page) => press(page, 'Galéria') },
  { by: 'the browser', go: (page: Page) => page.evaluate(() => location.assign('/galeria')) },
]

for (const { by, go } of ways) {
  test(`pages shown by ${by} fade, but not for visitors who want less motion`, async ({ page }) => {
    await page.addInitScript(countFades)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/uvod')
    await go(page)
    await isShown(page, 'Galéria')
    expect(await fades(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/uvod')
    await go(page)
    await isShown(page, 'Galéria')
    await expect.poll(() => fades(page)).toBe(1)
  })

  test(`a press while a page shown by ${by} fades reaches the next one`, async ({ page }) => {
    await page.addInitScript(countFades)
    await page.addInitScript(fadeSlowly)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/uvod')
    await go(page)
    await isShown(page, 'Galéria')
    await expect.poll(() => fades(page)).toBe(1)
    await press(page, 'Kontakt')
    await isShown(page, 'Kontakt')
  })
}

test('a fade that the next page overtakes is no error of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/uvod', '/rezervacia']) {
    await page.goto(path)
    // The fixture fails with an error of the page, which comes after the promise is refused.
    await page.evaluate(async () => {
      const transition = document.startViewTransition(() => undefined)
      transition.skipTransition()
      await transition.finished
    })
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)))
  }
})
