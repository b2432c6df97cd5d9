import { expect, type Page } from '@playwright/test'

/** Expects every heading and paragraph of the page to have room for some letters in a line. */
export async function expectRoomForWords(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(narrowTexts), `narrow texts on ${page.url()}`).toEqual([])
}

/** Runs in the browser. @returns texts of several words in a column of less than seven letters' width */
function narrowTexts(): string[] {
  const leastLetters = 7
  // Without words for screen readers, which are one pixel wide on purpose.
  const texts = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p):not(.visually-hidden)')
  return [...texts]
    .filter((text) => text.checkVisibility() && text.innerText.includes(' '))
    .filter(
      (text) => text.clientWidth < leastLetters * 0.5 * Number.parseFloat(getComputedStyle(text).fontSize),
    )
    .map((text) => text.innerText.slice(0, 40))
}
