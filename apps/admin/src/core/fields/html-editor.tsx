import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import { IconPhotoPlus } from '@tabler/icons-react'
import type { Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import { useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedTypes } from '@dvor/contract/values/uploads.ts'
import { editorLabels } from './editor-labels.ts'
import { client } from '../client/api.ts'
import { cspNonce } from '../client/csp-nonce.ts'
import { showFailure } from '../client/toasts.ts'
import { cleanPasted } from './pasted-word.ts'

/** Pieces of a text that the editor shows otherwise than they are stored. */
export interface EditorMarks {
  readonly extensions: Extensions
  /** Stored html for the editor, and the editor's html for storing. */
  read(html: string): string
  write(html: string): string
  /** A piece of stored text as html to insert at the cursor. */
  inline(text: string): string
}

interface Props {
  label: string
  value: string
  onChange: (html: string) => void
  disabled: boolean
  marks?: EditorMarks | undefined
  /** Further tools, which insert plain text at the cursor. */
  tools?: (insert: (text: string) => void) => ReactNode
}

/** Mantine's types use TipTap's CommonJS declarations, this package its ES modules; the object is the same. */
type MantineEditor = ComponentProps<typeof RichTextEditor>['editor']

const emptyDocument = '<p></p>'

/** Editor for headings, lists, links and images; the server sanitizes the html on save. */
export function HtmlEditor({ label, value, onChange, disabled, tools, marks }: Props) {
  const { t } = useTranslation()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
      Link.configure({ openOnClick: false }),
      Image,
      ...(marks?.extensions ?? []),
    ],
    content: marks ? marks.read(value) : value,
    editable: !disabled,
    injectNonce: cspNonce,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: current }) => {
      const html = marks ? marks.write(current.getHTML()) : current.getHTML()
      onChange(html === emptyDocument ? '' : html)
    },
  })
  return (
    <RichTextEditor editor={editor as unknown as MantineEditor} labels={editorLabels(t)} mt={6}>
      <Toolbar editor={editor} tools={tools} marks={marks} />
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

function Toolbar({ editor, tools, marks }: { editor: Editor | null } & Pick<Props, 'tools' | 'marks'>) {
  const { t } = useTranslation()
  const insert = (text: string) =>
    void editor
      ?.chain()
      .focus()
      .insertContent(marks ? marks.inline(text) : { type: 'text', text })
      .run()
  return (
    <RichTextEditor.Toolbar aria-label={t('editor.label')}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        <ImageControl editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {tools?.(insert)}
    </RichTextEditor.Toolbar>
  )
}

/** Uploads a picture that only the html refers to. */
function ImageControl({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const insert = async (file: File | undefined) => {
    if (!file) return
    const result = await client.uploads.attempt.uploadForText([file])
    const picture = result.ok ? result.value[0] : undefined
    if (picture)
      editor
        ?.chain()
        .focus()
        .setImage({ src: picture.url, alt: picture.alt ?? '' })
        .run()
    else if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
  }
  return (
    <>
      <RichTextEditor.Control
        onClick={() => input.current?.click()}
        aria-label={t('editor.image')}
        title={t('editor.image')}
      >
        <IconPhotoPlus size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.image.join(',')}
        onChange={(event) => void insert(event.currentTarget.files?.[0])}
      />
    </>
  )
}
