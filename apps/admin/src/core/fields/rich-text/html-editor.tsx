import type { TFunction } from 'i18next'
import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import type { Extensions } from '@tiptap/core'
import { useEditor, type Editor } from '@tiptap/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../fields.module.css'
import { cspNonce } from '../../client/csp-nonce.ts'
import { withTableHeads } from './rich-text-tables.ts'
import { TableControls } from './table-controls.tsx'
import { usePastedPictures } from './use-pasted-pictures.ts'
import { PictureControls } from './picture-controls.tsx'
import { richTextExtensions } from './rich-text-extensions.ts'
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

/** Editor for the owner's rich texts; the server sanitizes the html on save. */
export function HtmlEditor({ label, value, onChange, disabled, tools, marks }: Props) {
  const { t } = useTranslation()
  const pasted = usePastedPictures()
  const editor = useEditor({
    extensions: [...richTextExtensions, ...(marks?.extensions ?? [])],
    content: marks ? marks.read(value) : value,
    editable: !disabled,
    injectNonce: cspNonce,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
      ...pasted,
    },
    onUpdate: ({ editor: current }) => {
      const written = withTableHeads(current.getHTML())
      const html = marks ? marks.write(written) : written
      onChange(html === emptyDocument ? '' : html)
    },
  })
  return (
    <RichTextEditor editor={editor as unknown as MantineEditor} labels={editorLabels(t)} mt={6}>
      <Toolbar editor={editor} tools={tools} marks={marks} />
      <RichTextEditor.Content className={classes.richText} />
    </RichTextEditor>
  )
}

/** Labels of the editor's buttons, by Mantine's names. */
const editorLabels = (t: TFunction) => ({
  h2ControlLabel: t('editor.h2'),
  h3ControlLabel: t('editor.h3'),
  h4ControlLabel: t('editor.h4'),
  superscriptControlLabel: t('editor.superscript'),
  subscriptControlLabel: t('editor.subscript'),
  boldControlLabel: t('editor.bold'),
  italicControlLabel: t('editor.italic'),
  bulletListControlLabel: t('editor.bulletList'),
  orderedListControlLabel: t('editor.orderedList'),
  blockquoteControlLabel: t('editor.blockquote'),
  linkControlLabel: t('editor.link'),
  unlinkControlLabel: t('editor.unlink'),
  linkEditorInputLabel: t('editor.linkAddress'),
  linkEditorInputPlaceholder: 'https://',
  linkEditorExternalLink: t('editor.externalLink'),
  linkEditorInternalLink: t('editor.internalLink'),
  linkEditorSave: t('editor.setLink'),
  undoControlLabel: t('editor.undo'),
  redoControlLabel: t('editor.redo'),
})

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
        <RichTextEditor.H4 />
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Superscript />
        <RichTextEditor.Subscript />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        <PictureControls editor={editor} />
        <TableControls editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {tools?.(insert)}
    </RichTextEditor.Toolbar>
  )
}
