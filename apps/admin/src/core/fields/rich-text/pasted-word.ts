/** Word writes a list item as a paragraph with its marker as text. */
const listItem = 'p[class*="MsoList"]'
const sign = '[data-sign]'
const signStyle = /\sstyle=(["'])[^"']*mso-list:\s*Ignore[^"']*\1/gi

const isNumbered = (item: Element) => /[\da-z][.)]/i.test(item.querySelector(sign)?.textContent ?? '')

function toListItem(paragraph: Element): HTMLLIElement {
  const item = document.createElement('li')
  for (const mark of paragraph.querySelectorAll(sign)) mark.remove()
  item.innerHTML = paragraph.innerHTML.trim()
  return item
}

/**
 * Removes styles, which the editor does not use and the page's policy reports as violations; marks Word's list
 * markers. Headings get a level that a text may have: the page's own is the first.
 */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(signStyle, ' data-sign').replace(/\sstyle=("[^"]*"|'[^']*')/gi, ''),
    )

/**
 * Cleans html from the clipboard: removes styles and turns Word's list paragraphs into lists. The editor itself
 * drops classes and Office tags.
 */
export function cleanPasted(html: string): string {
  const plain = withoutStyles(html)
  if (!/class="?MsoList/i.test(plain)) return plain
  const page = new DOMParser().parseFromString(plain, 'text/html')
  for (const paragraph of page.querySelectorAll(listItem)) {
    const tag = isNumbered(paragraph) ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : document.createElement(tag)
    list.append(toListItem(paragraph))
    if (list === before) paragraph.remove()
    else paragraph.replaceWith(list)
  }
  return page.body.innerHTML
}
