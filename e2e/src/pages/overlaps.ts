import { expect, type Page } from '@playwright/test'

/** Expects no button over another one: in an open dialog, or else on the page. */
export async function expectButtonsApart(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(overlappingButtons), `overlaps on ${page.url()}`).toEqual([])
}

/** Runs in the browser. @returns pairs of buttons that cover a part of each other, by their names */
function overlappingButtons(): string[] {
  const place = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
  const buttons = [...place.querySelectorAll('.ui-button')].filter((one) => one.checkVisibility())
  const boxes = buttons.map((one) => ({
    name: one.textContent.trim(),
    box: one.getBoundingClientRect(),
    // A bar that stays in view lies over what is scrolled below it.
    bar: [...ancestorsOf(one)].find((above) => getComputedStyle(above).position === 'sticky'),
  }))
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => other.bar === one.bar && isOver(one.box, other.box))
      .map((other) => `${one.name} × ${other.name}`),
  )

  function* ancestorsOf(element: Element): Generator<Element> {
    for (let one = element.parentElement; one; one = one.parentElement) yield one
  }

  function isOver(a: DOMRect, b: DOMRect): boolean {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    return width > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  }
}
