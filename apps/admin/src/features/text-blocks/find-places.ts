/** Title and content of a block. */
export interface Words {
  title: string
  content: string
}

/** Elements of a block in a page of the site. */
export interface Places {
  heading: Element | null
  text: Element | null
}

/** Normalizes markup by the browser's serialization. */
function normal(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.innerHTML
}

/** Finds a block by its saved content, because pages do not mark blocks; the heading is the nearest one before. */
export function findPlaces(page: Document, { title, content }: Words): Places {
  const saved = normal(content)
  const texts = [...page.querySelectorAll('main .rich-text')]
  const text = saved ? (texts.find((element) => element.innerHTML === saved) ?? null) : null
  const headings = [...page.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => title !== '' && heading.textContent.trim() === title.trim(),
  )
  const before = text
    ? headings.filter((heading) => heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
    : headings
  return { heading: before.at(text ? -1 : 0) ?? null, text }
}

/** Makes elements for a block that the page does not show. */
export function makePlaces(page: Document): Places {
  const section = page.createElement('section')
  section.className = 'section page-width'
  const heading = section.appendChild(page.createElement('h2'))
  const text = section.appendChild(page.createElement('div'))
  text.className = 'rich-text'
  page.querySelector('main')?.replaceChildren(section)
  return { heading, text }
}

/** Writes the typed text into the block's elements. */
export function writeWords({ heading, text }: Places, words: Words): void {
  if (heading) heading.textContent = words.title
  if (text) text.innerHTML = words.content
}
