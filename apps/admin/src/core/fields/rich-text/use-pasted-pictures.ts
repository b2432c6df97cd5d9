import { notifications } from '@mantine/notifications'
import type { EditorView } from '@tiptap/pm/view'
import { useTranslation } from 'react-i18next'
import { client } from '../../client/api.ts'
import { showFailure } from '../../client/toasts.ts'
import { cleanPasted } from './pasted-word.ts'
import { takeInPictures } from './pasted-pictures.ts'

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** A copied picture comes as a file, beside html with nothing but its former address. */
const isPictureAlone = (html: string): boolean => !/\S/.test(html.replaceAll(/<[^>]*>/g, ''))

/**
 * Props of the editor that take in pasted and dropped pictures: files and embedded ones are uploaded, others are refused
 * with a message, so that none is shown that is lost when the text is saved.
 */
export function usePastedPictures() {
  const { t } = useTranslation()
  const upload = async (file: File): Promise<string | null> => {
    const result = await client.uploads.attempt.uploadForText([file])
    if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
    return (result.ok && result.value[0]?.url) || null
  }
  const pasteHtml = async (view: EditorView, html: string) => {
    const content = await takeInPictures(cleanPasted(html), upload)
    view.pasteHTML(content.html)
    if (content.left > 0)
      notifications.show({
        color: 'red',
        autoClose: false,
        title: t('editor.picturesLeft', { count: content.left }),
        message: t('editor.picturesLeftHelp'),
      })
  }
  const insertFiles = async (view: EditorView, files: readonly File[], at?: number) => {
    const { image } = view.state.schema.nodes
    for (const file of files) {
      const src = await upload(file)
      const picture = src && image?.create({ src, alt: '' })
      if (!picture) continue
      const { tr } = view.state
      view.dispatch(
        at === undefined
          ? tr.replaceSelectionWith(picture)
          : tr.insert(Math.min(at, tr.doc.content.size), picture),
      )
    }
  }
  const handlePaste = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
    const html = clipboardData?.getData('text/html') ?? ''
    const files = picturesIn(clipboardData)
    if (files.length > 0 && isPictureAlone(html)) void insertFiles(view, files)
    else if (/<img\b/i.test(html)) void pasteHtml(view, html)
    else return false
    return true
  }
  const handleDrop = (view: EditorView, event: DragEvent): boolean => {
    const files = picturesIn(event.dataTransfer)
    if (files.length === 0) return false
    event.preventDefault()
    void insertFiles(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
    return true
  }
  return { handlePaste, handleDrop }
}
