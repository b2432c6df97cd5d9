import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextMarks: { toggleSuperscript: () => ReturnType; toggleSubscript: () => ReturnType }
  }
}

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleSuperscript:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
})

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleSubscript:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
})

/** A node that is one tag around its content. */
const tagNode = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    ...(group && { group }),
    defining: true,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** An attribute that is kept as it was read, and left out where it is absent. */
const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

const cellNode = (name: string, tag: 'th' | 'td', attributes: readonly string[]) =>
  tagNode(name, tag, 'block+').extend({
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, kept(attribute)])),
  })

const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), loading: kept('loading') }
  },
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/**
 * Everything that the editor reads and writes: the tags of `richTextTags` (packages/contract/src/values/rich-text.ts).
 * Markup that no extension knows would be lost when a text is opened and saved.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] }, code: false, codeBlock: false }),
  Link.configure({ openOnClick: false }),
  Picture,
  Superscript,
  Subscript,
  tagNode('figure', 'figure', 'figcaption? block+ figcaption?', 'block'),
  tagNode('figcaption', 'figcaption', 'inline*'),
  tagNode('table', 'table', '(tableHead | tableBody)+', 'block'),
  tagNode('tableHead', 'thead', 'tableRow+'),
  tagNode('tableBody', 'tbody', 'tableRow+'),
  tagNode('tableRow', 'tr', '(tableCell | tableHeader)*'),
  cellNode('tableHeader', 'th', ['colspan', 'rowspan', 'scope']),
  cellNode('tableCell', 'td', ['colspan', 'rowspan']),
]
