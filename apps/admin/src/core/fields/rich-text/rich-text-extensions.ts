import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import { completedLink } from '@dvor/contract/values/rich-text.ts'
import { tableExtensions } from './rich-text-tables.ts'

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
const attributeOf = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

/** Links as people type them: `www.example.com` gets its https, an e-mail its mailto. */
const CompletedLink = Link.extend({
  addCommands() {
    const inherited = this.parent?.()
    return {
      ...inherited,
      setLink:
        ({ href, ...rest }) =>
        (props) =>
          inherited?.setLink?.({ ...rest, href: completedLink(href) })(props) ?? false,
    }
  },
})

const Picture = Image.extend({
  // A picture of another site or of a temporary file would be lost when the text is saved.
  parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }],
  addAttributes() {
    return { ...this.parent?.(), loading: attributeOf('loading') }
  },
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/**
 * Everything that the editor reads and writes: the tags of `richTextTags` (packages/contract/src/values/rich-text.ts).
 * Markup that no extension knows would be lost when a text is opened and saved.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] }, code: false, codeBlock: false }),
  CompletedLink.configure({ openOnClick: false, defaultProtocol: 'https' }),
  Picture,
  Superscript,
  Subscript,
  tagNode('figure', 'figure', 'figcaption? block+ figcaption?', 'block'),
  tagNode('figcaption', 'figcaption', 'inline*'),
  ...tableExtensions,
]
