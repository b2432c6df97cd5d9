/** The words of a block. */
export interface Words {
  title: string
  content: string
}

/** Where a block stands in a page of the site. */
export interface Places {
  heading: Element | null
  text: Element | null
}

/** As a browser would write the same markup. */
function normal(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.innerHTML
}

/** The page has no marks of its blocks: they are known by what was saved, the heading by standing nearest before. */
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

/** A place of its own for a block that the page does not show at present: nothing of it was saved, or it is hidden. */
export function makePlaces(page: Document): Places {
  const section = page.createElement('section')
  section.className = 'section page-width'
  const heading = section.appendChild(page.createElement('h2'))
  const text = section.appendChild(page.createElement('div'))
  text.className = 'rich-text'
  page.querySelector('main')?.replaceChildren(section)
  return { heading, text }
}

/** Puts words where they belong; the page in the frame is a picture of the site that nobody else reads. */
export function writeWords({ heading, text }: Places, words: Words): void {
  if (heading) heading.textContent = words.title
  if (text) text.innerHTML = words.content
}
