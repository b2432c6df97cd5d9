import type { EmailWords } from '@dvor/contract/messages/emails.ts'
import { Node } from '@tiptap/core'
import type { EditorMarks } from '../../core/fields/rich-text/html-editor.tsx'
import { declaredText } from '../../core/texts/declared.ts'
import { i18n } from '../../core/texts/i18n.ts'
import classes from './emails.module.css'

const mark = /\{\{\s*([#/]?)\s*([A-Za-z0-9_.-]+)\s*\}\}/g

/** Replaces marks in a text by chips: `div` between paragraphs, `span` inside of them. */
function withChips(text: string, tag: 'div' | 'span'): DocumentFragment {
  const parts = document.createDocumentFragment()
  let read = 0
  for (const match of text.matchAll(mark)) {
    parts.append(text.slice(read, match.index))
    const chip = document.createElement(tag)
    chip.dataset['mark'] = match[0]
    parts.append(chip)
    read = match.index + match[0].length
  }
  parts.append(text.slice(read))
  return parts
}

/** Html of an e-mail with a chip in place of each mark; marks in addresses of links stay. */
export function readMarks(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts)
    if (text.data.includes('{{'))
      text.replaceWith(withChips(text.data, text.parentNode === body ? 'div' : 'span'))
  return body.innerHTML
}

const chip = /<(span|div)\b[^>]*?\bdata-mark="([^"]*)"[^>]*>[^<]*<\/\1>/g
/** The editor ends with a paragraph to type in; behind a section it is not part of the text. */
const emptyEnd = /(\}\})<p><\/p>$/

/** Html with the marks as they were before `readMarks`, byte for byte. */
export const writeMarks = (html: string): string =>
  html.replace(chip, (_chip, _tag, source: string) => source).replace(emptyEnd, '$1')

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('sk') + text.slice(1)

/** The text that people read for a mark: `Koľko zostáva zaplatiť`, `Len ak: všetko je zaplatené`. The mark itself where unknown. */
export function markLabel(source: string, { variables, flags }: EmailWords): string {
  const [, sign, name] = [...source.matchAll(mark)][0] ?? []
  const markWord = (sign ? flags : variables).find((word) => word.name === name)
  if (!markWord) return source
  const description = declaredText(markWord.description)
  if (!sign) return description.split(/, napríklad|, for example| \(/)[0] ?? description
  return i18n.t(sign === '#' ? 'emails.sectionBegins' : 'emails.sectionEnds', {
    what: lowerFirst(description),
  })
}

/** A text in pieces: marks in words, and what stands between them. */
export function labelledParts(text: string, words: EmailWords): { label: string; isMark: boolean }[] {
  const parts: { label: string; isMark: boolean }[] = []
  let read = 0
  for (const match of text.matchAll(mark)) {
    parts.push({ label: text.slice(read, match.index), isMark: false })
    parts.push({ label: markLabel(match[0], words), isMark: true })
    read = match.index + match[0].length
  }
  return [...parts, { label: text.slice(read), isMark: false }].filter(({ label }) => label !== '')
}

/** Chips for the variables and sections of one kind of e-mail. */
export function marksOf(words: EmailWords): EditorMarks {
  const chipNode = (name: string, tag: 'div' | 'span') =>
    Node.create({
      name,
      group: tag === 'div' ? 'block' : 'inline',
      inline: tag === 'span',
      atom: true,
      addAttributes: () => ({
        source: {
          default: '',
          parseHTML: (element) => element.dataset['mark'] ?? '',
          renderHTML: ({ source }) => ({ 'data-mark': String(source) }),
        },
      }),
      parseHTML: () => [{ tag: `${tag}[data-mark]` }],
      renderHTML: ({ HTMLAttributes, node }) => {
        const source = String(node.attrs['source'])
        const kind = /^\{\{\s*[#/]/.test(source) ? 'section' : 'variable'
        return [
          tag,
          { ...HTMLAttributes, class: classes['mark'], 'data-kind': kind },
          markLabel(source, words),
        ]
      },
      renderText: ({ node }) => String(node.attrs['source']),
    })
  return {
    extensions: [chipNode('mailWord', 'span'), chipNode('mailSection', 'div')],
    read: readMarks,
    write: writeMarks,
    inline: (text) => {
      const holder = document.createElement('p')
      holder.append(withChips(text, 'span'))
      return holder.innerHTML
    },
  }
}
