import { languages } from '@dvor/format/languages.ts'
import type { Page } from '@playwright/test'

/**
 * Collects every text that the API answers on this page from now on: data, which no language of the interface changes,
 * as it does not change the languages' own names.
 */
export function collectData(page: Page): Set<string> {
  const texts = new Set<string>(Object.values(languages).map(({ ownName }) => ownName))
  const add = (value: unknown): void => {
    if (typeof value === 'string') value.split(/<[^>]*>|[\n,;:·]/).forEach((part) => texts.add(part.trim()))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || response.status() !== 200) return
    if (!response.headers()['content-type']?.includes('json')) return
    response.json().then(add, () => undefined)
  })
  return texts
}

/** Removes the Slovak names of a company's numbers, which English keeps in brackets. */
const names = /\((IČO|DIČ|IČ DPH)\)/g

/** Texts of the page, also names for screen readers, that have Slovak letters beside the data. */
export async function slovakLeft(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const skipped = '[lang="sk"], script, style, [contenteditable]'
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest(skipped)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!element.closest(skipped))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts]
  })
  const values = [...data].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length)
  const rest = (text: string) =>
    values.reduce((left, one) => left.replaceAll(one, ''), text.replaceAll(names, ''))
  return said.filter((text) => /[áäčďéíĺľňóôŕšťúýž]/i.test(rest(text)))
}
