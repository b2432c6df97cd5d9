/** Word writes a list as paragraphs whose sign or number is text of its own, marked to be left out. */
const listItem = 'p[class*="MsoList"]'
const sign = 'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]'

const isNumbered = (item: Element) => /[\da-z][.)]/i.test(item.querySelector(sign)?.textContent ?? '')

function toListItem(paragraph: Element): HTMLLIElement {
  const item = document.createElement('li')
  for (const mark of paragraph.querySelectorAll(sign)) mark.remove()
  item.innerHTML = paragraph.innerHTML.trim()
  return item
}

/**
 * Html as Word puts it on the clipboard, with real lists instead of paragraphs that look like some. Styles, classes and
 * Office's own tags need no care: the editor knows none of them.
 */
export function withWordLists(html: string): string {
  if (!/class="?MsoList/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
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
