/** Word writes a list as paragraphs whose sign or number is text of its own, marked to be left out. */
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

/** Styles mean nothing to the editor, and the page's policy complains of each that is parsed. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(signStyle, ' data-sign').replace(/\sstyle=("[^"]*"|'[^']*')/gi, ''),
    )

/**
 * Html from the clipboard without styles; as Word puts it there, with real lists instead of paragraphs that look like
 * some. Classes and Office's own tags need no care: the editor knows none of them.
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
