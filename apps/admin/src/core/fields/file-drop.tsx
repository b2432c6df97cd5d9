import '@mantine/dropzone/styles.css'
import { acceptedTypes, uploadLimits } from '@dvor/contract/values/uploads.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import { showFailure } from '../client/toasts.ts'
import classes from './fields.module.css'

interface Props {
  field: Field
  isReplacing: boolean
  /** Percent of a running upload, null when none runs. */
  progress: number | null
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Error of the server for such a file. */
const refused = (tooLarge: boolean) => ({
  status: tooLarge ? 413 : 415,
  code: tooLarge ? ('file_too_large' as const) : ('file_type' as const),
  message: '',
})

/** Some systems give HEIC files no type; their ending decides. */
const endings: Readonly<Record<string, string[]>> = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] }
const withEndings = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, endings[type] ?? []]))
const droppedTypes = { image: withEndings(acceptedTypes.image), pdf: withEndings(acceptedTypes.pdf) }

/** Takes files by drop, by paste and by choosing. */
export function FileDrop({ field, isReplacing, progress, multiple = false, onFiles }: Props) {
  const { t } = useTranslation()
  const accept = field.kind === 'file' || field.kind === 'files' ? field.accept : 'image'
  const isImage = accept === 'image'
  return (
    <div
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length) onFiles(multiple ? pasted : pasted.slice(0, 1))
      }}
    >
      <Dropzone
        accept={{ ...droppedTypes[accept] }}
        maxSize={uploadLimits.bytes}
        multiple={multiple}
        disabled={progress !== null}
        onDrop={(dropped: File[]) => onFiles(dropped)}
        onReject={([first]: FileRejection[]) =>
          showFailure(t('fields.uploadFailed'), refused(first?.errors[0]?.code === 'file-too-large'))
        }
        className={classes.drop}
        inputProps={{ 'aria-label': declaredText(field.label) }}
      >
        <div className={classes.dropInside}>
          <IconUpload size={20} stroke={1.5} aria-hidden />
          <div>
            <Text size="sm">
              {isReplacing ? t('fields.replace') : t(isImage ? 'fields.dropImage' : 'fields.dropPdf')}
            </Text>
            <Text size="xs" c="dimmed">
              {progress === null
                ? t(isImage ? 'fields.imageTypes' : 'fields.dropHint')
                : t('fields.uploading', { percent: progress })}
            </Text>
          </div>
        </div>
        {progress === null ? null : (
          <Progress value={progress} mt={8} aria-label={t('fields.uploading', { percent: progress })} />
        )}
      </Dropzone>
    </div>
  )
}
