import { expect, type Page } from '@playwright/test'

/**
 * Puts the page into a language of long words that only tests see: every word of five letters or more grows by half, as
 * German and Hungarian ones do beside Slovak.
 */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const long = (text: string) =>
      text.replaceAll(/\p{L}{5,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase())
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const { parentElement: parent, textContent: text } = node
      if (text?.trim() && !parent?.closest('script, style, noscript, template, address, a[href^="mailto"]'))
        node.textContent = long(text)
    }
  })
}

/** Texts that are cut off: of elements that hide what is wider than themselves. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element)
        const hides = overflowX === 'hidden' || overflowX === 'clip'
        const isForReaders = position === 'absolute' && element.clientWidth <= 1
        return hides && !isForReaders && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent.trim().slice(0, 60))
      .filter(Boolean),
  )

/** Fails where words that are half as long again are cut off, or push the page wider than the screen. */
export async function expectRoomForLongWords(page: Page): Promise<void> {
  await lengthenWords(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
  expect(await clipped(page), `texts are cut off on ${page.url()}`).toEqual([])
}
