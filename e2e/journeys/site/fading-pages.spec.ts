import type { Page } from '@playwright/test'
import { expect, test } from '../../src/test.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first()

/** Presses a link of the menu and tells whether the pages faded into each other; the page must move in any case. */
async function fadesTo(page: Page, name: string): Promise<boolean> {
  const before = await page.evaluate(() => sessionStorage.getItem('fades') ?? '0')
  await menuLink(page, name).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page')
  return (await page.evaluate(() => sessionStorage.getItem('fades') ?? '0')) !== before
}

/** Counts transitions, both between documents and within one. */
function countFades(): void {
  const count = () => sessionStorage.setItem('fades', String(Number(sessionStorage.getItem('fades')) + 1))
  addEventListener('pagereveal', (event) => void ((event as PageRevealEvent).viewTransition && count()))
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    count()
    return start(update)
  }
}

test('pages fade into each other, but not for visitors who want less motion', async ({ page }) => {
  await page.addInitScript(countFades)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/uvod')
  expect(await fadesTo(page, 'Galéria')).toBe(true)
  expect(await fadesTo(page, 'Kontakt')).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uvod')
  expect(await fadesTo(page, 'Galéria')).toBe(false)
})

test('a press during the fade reaches the new page', async ({ page }) => {
  await page.addInitScript(countFades)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/uvod')
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-new(root) { animation-duration: 60s !important }')
    document.adoptedStyleSheets = [slow]
  })
  expect(await fadesTo(page, 'Galéria')).toBe(true)
  expect(await fadesTo(page, 'Kontakt')).toBe(true)
})

test('documents that the browser itself fetches fade, too', async ({ page }) => {
  await page.addInitScript(countFades)
  for (const [reducedMotion, fades] of [
    ['no-preference', '1'],
    ['reduce', null],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/uvod')
    await page.evaluate(() => sessionStorage.removeItem('fades'))
    await page.evaluate(() => location.assign('/kontakt'))
    await expect(menuLink(page, 'Kontakt')).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fades'))).toBe(fades)
  }
})
