import '@mantine/tiptap/styles.css'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { acceptedTypes } from '@dvor/contract/values/uploads.ts'
import { IconPhotoEdit, IconPhotoPlus } from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client/api.ts'
import { showFailure } from '../../client/toasts.ts'
import { UnsavedValues } from '../../unsaved/unsaved.ts'
import { useGuardedClose } from '../../unsaved/use-guarded-close.tsx'

/** A picture whose alternative text is asked for; without an address it is the selected one. */
interface Asked {
  src?: string
  alt: string
}

/** Inserts a picture with an alternative text, and changes the text of the selected picture. */
export function PictureControls({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current?.isActive('image') ? String(current.getAttributes('image')['alt'] ?? '') : null,
  })
  const save = (alt: string) => {
    const chain = editor?.chain().focus()
    if (asked?.src) chain?.setImage({ src: asked.src, alt }).run()
    else chain?.updateAttributes('image', { alt }).run()
    setAsked(null)
  }
  return (
    <>
      <UploadControl onUploaded={(src, alt) => setAsked({ src, alt })} />
      <RichTextEditor.Control
        onClick={() => setAsked({ alt: selected ?? '' })}
        disabled={selected === null}
        aria-label={t('editor.pictureText')}
        title={t('editor.pictureText')}
      >
        <IconPhotoEdit size={16} stroke={1.5} />
      </RichTextEditor.Control>
      {asked && <PictureText asked={asked} onSave={save} onClose={() => setAsked(null)} />}
    </>
  )
}

interface PictureTextProps {
  asked: Asked
  onSave: (alt: string) => void
  onClose: () => void
}

/** Asks what a picture shows. It stands beside a form, so it sends none of its own. */
function PictureText({ asked, onSave, onClose }: PictureTextProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(asked.alt)
  const { close, question, guarded } = useGuardedClose(true, onClose)
  const isUnsaved = asked.src !== undefined || text !== asked.alt
  return (
    <>
      {question}
      <Modal
        opened
        onClose={close}
        title={t('editor.pictureText')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {guarded(<UnsavedValues isDirty={isUnsaved} />)}
        <Stack>
          <TextInput
            label={t('editor.pictureShows')}
            description={t('editor.pictureHelp')}
            value={text}
            maxLength={300}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onSave(text.trim())
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button onClick={() => onSave(text.trim())}>{t('editor.pictureSave')}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

/** Uploads a picture that only the html refers to. */
function UploadControl({ onUploaded }: { onUploaded: (src: string, alt: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const result = await client.uploads.attempt.uploadForText([file])
    const picture = result.ok ? result.value[0] : undefined
    if (picture) onUploaded(picture.url, picture.alt ?? '')
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
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
    </>
  )
}
