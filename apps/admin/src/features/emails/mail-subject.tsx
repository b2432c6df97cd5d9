import { Input, Skeleton } from '@mantine/core'
import { Node } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useMemo } from 'react'
import { declaredText } from '../../core/texts/declared.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import type { EditorMarks } from '../../core/fields/rich-text/html-editor.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { cspNonce } from '../../core/client/csp-nonce.ts'
import classes from './emails.module.css'
import { marksOf } from './mail-marks.ts'
import { useEmailId } from './use-email-id.ts'
import { useWords } from './use-words.ts'
import { WordMenu } from './word-menu.tsx'

/** Input of a subject with its variables as chips. */
export function MailSubject(props: InputProps) {
  const emailId = useEmailId(props.record)
  const { data, isPending } = useWords(emailId)
  const marks = useMemo(() => data && marksOf(data), [data])
  // The editor takes its chips when it starts; without an answer it shows the marks as they are.
  if (isPending) return <Skeleton height={62} radius="md" />
  return <SubjectEditor {...props} marks={marks} emailId={emailId} />
}

/** One line without formats. */
const lineExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  StarterKit.configure({
    document: false,
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
]

function SubjectEditor({
  name,
  field,
  value,
  onChange,
  error,
  disabled,
  emailId,
  marks,
}: InputProps & { marks: EditorMarks | undefined; emailId: string | undefined }) {
  const text = asText(value)
  const inline = marks?.inline ?? asHtml
  const editor = useEditor({
    extensions: [...lineExtensions, ...(marks?.extensions ?? [])],
    content: `<p>${inline(text)}</p>`,
    parseOptions: { preserveWhitespace: 'full' },
    editable: !disabled,
    injectNonce: cspNonce,
    editorProps: {
      attributes: {
        'aria-label': declaredText(field.label),
        'aria-invalid': String(error !== undefined),
        'data-field': name,
        role: 'textbox',
      },
      transformPastedText: (pasted) => pasted.replaceAll(/\s+/g, ' '),
    },
    onUpdate: ({ editor: current }) => onChange(current.getText()),
  })
  useEffect(() => {
    // While a sibling loads, the form is taken off the page, and the editor with it; the next one begins with the text.
    if (!editor.isDestroyed && editor.getText() !== text)
      editor.commands.setContent(`<p>${inline(text)}</p>`, {
        emitUpdate: false,
        parseOptions: { preserveWhitespace: 'full' },
      })
  }, [editor, inline, text])
  const insert = (word: string) => void editor.chain().focus().insertContent(inline(word)).run()
  return (
    <div className={classes.subjectField}>
      <Input.Wrapper
        {...fieldTexts(field)}
        error={error}
        labelElement="div"
        withAsterisk={field.presence === 'required'}
      >
        <EditorContent
          editor={editor}
          className={classes.subject}
          data-invalid={error !== undefined || undefined}
        />
      </Input.Wrapper>
      <WordMenu emailId={emailId} field={declaredText(field.label)} onInsert={insert} />
    </div>
  )
}

function asHtml(text: string): string {
  const holder = document.createElement('p')
  holder.append(text)
  return holder.innerHTML
}
