import type { FileEdit, UploadedFile } from '@dvor/contract/values/uploads.ts'
import { ActionIcon, Anchor, Text, TextInput } from '@mantine/core'
import { IconFileTypePdf, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FocusInput } from './focus-input.tsx'
import classes from './fields.module.css'

interface Props {
  item: UploadedFile | File
  /** Whether pages show it whole; all other pictures may be cropped. */
  isWhole?: boolean | undefined
  onRemove: (item: UploadedFile | File) => void
  onDescribe: (item: UploadedFile, edit: FileEdit) => void
}

/** A file of the form: preview or name, alternative text, and a button to remove it. */
export function FileTile({ item, isWhole = false, onRemove, onDescribe }: Props) {
  const { t } = useTranslation()
  const isChosen = item instanceof File
  return (
    <div className={classes.tile}>
      <Preview item={item} isWhole={isWhole} />
      <div className={classes.tileText}>
        {isChosen ? (
          <Text size="sm">{item.name}</Text>
        ) : (
          <Anchor size="sm" href={item.url} target="_blank" rel="noreferrer">
            {item.name}
          </Anchor>
        )}
        {isChosen ? (
          <Text size="xs" c="dimmed">
            {t('fields.afterSave')}
          </Text>
        ) : null}
      </div>
      {!isChosen && item.mime.startsWith('image/') ? (
        <>
          <AltInput key={item.alt} item={item} onDescribe={onDescribe} />
          {isWhole ? null : <FocusInput item={item} onDescribe={onDescribe} />}
        </>
      ) : null}
      <ActionIcon
        variant="subtle"
        color="barn"
        size="lg"
        className={classes.tileRemove}
        aria-label={`${t('list.remove')}: ${item.name}`}
        onClick={() => onRemove(item)}
      >
        <IconTrash size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}

/** Saves on blur or Enter, independently of the form. */
function AltInput({ item, onDescribe }: { item: UploadedFile; onDescribe: Props['onDescribe'] }) {
  const { t } = useTranslation()
  const save = (text: string) => {
    if (text.trim() !== (item.alt ?? '')) onDescribe(item, { alt: text.trim() })
  }
  return (
    <TextInput
      size="xs"
      className={classes.tileAlt}
      maxLength={300}
      aria-label={`${t('fields.alt')}: ${item.name}`}
      placeholder={t('gallery.altExample')}
      defaultValue={item.alt ?? ''}
      description={item.alt ? undefined : t('gallery.altMissing')}
      descriptionProps={{ c: 'var(--warn)' }}
      onBlur={(event) => save(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter must not submit the surrounding form.
        event.preventDefault()
        save(event.currentTarget.value)
      }}
    />
  )
}

function Preview({ item, isWhole }: { item: UploadedFile | File; isWhole: boolean }) {
  const url = useMemo(() => (item instanceof File ? URL.createObjectURL(item) : null), [item])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const mime = item instanceof File ? item.type : item.mime
  const [isUnreadable, setUnreadable] = useState(false)
  // Some systems give HEIC files no type; they are recognised by their name.
  const isPicture = mime.startsWith('image/') || /\.hei[cf]$/i.test(item.name)
  if (!isPicture) return <IconFileTypePdf size={34} stroke={1.3} aria-hidden />
  if (isUnreadable) return <IconPhoto size={34} stroke={1.3} aria-hidden />
  const source = item instanceof File ? (url ?? '') : (item.formats[0]?.webp ?? item.url)
  const alt = item instanceof File ? '' : (item.alt ?? '')
  return (
    <img
      className={classes.preview}
      data-whole={isWhole || undefined}
      style={{ objectPosition: item instanceof File ? undefined : item.focus?.replace('-', ' ') }}
      src={source}
      alt={alt}
      width={132}
      height={88}
      onError={() => setUnreadable(true)}
    />
  )
}
