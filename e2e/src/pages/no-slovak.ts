import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Slovak names that English keeps in brackets, because the guest's card bears them. */
const bracketed = ['(ŤZP)']

/** The owner's names of rooms and services: inside a button's name they cannot be marked as Slovak. */
async function ownersNames(request: APIRequestContext): Promise<string[]> {
  const lists = ['accommodation-units', 'common-services', 'services', 'galleries', 'activities', 'halls']
  const rows = await Promise.all(
    lists.map(async (list): Promise<{ title: string }[]> => (await request.get(`/api/${list}`)).json()),
  )
  return rows.flat().map(({ title }) => title)
}

/** What tells Slovak from another language: letters, infinitives and words that this one does not have. */
const slovakIn: Readonly<Record<string, RegExp>> = {
  en: /[áäčďéíĺľňóôŕšťúýž]/i,
  cs: /[äĺľôŕ]|\p{L}{3}ť(?!\p{L})|, prosím|(?<!\p{L})(alebo|cez|izb\p{L}+|ktor\p{L}+|nie|sú|teraz)(?!\p{L})/iu,
}

/**
 * Fails for Slovak text without a mark (`lang`) on a page in another language. Addresses, the property's own name and the
 * owner's names of rooms are not checked.
 */
export async function expectNoSlovak(page: Page, request: APIRequestContext): Promise<void> {
  const names = [...bracketed, ...(await ownersNames(request))]
  const said = await page.evaluate(() => {
    const skipped = 'body [lang], script, style, noscript, address, .logo'
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest(skipped)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]:not(a), [alt]'))
      if (!element.closest(skipped))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          texts.push(element.getAttribute(name) ?? '')
    return { language: document.documentElement.lang, texts: [document.title, ...texts] }
  })
  const left = said.texts
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .filter((text) => slovakIn[said.language]?.test(text) ?? true)
  expect(left, `no Slovak is left on ${page.url()}`).toEqual([])
}
