import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { ActionIcon, Switch, TextInput } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import classes from './gallery.module.css'

interface Props {
  image: ListItem<typeof galleryImages>
  place: number
  count: number
  isDragged: boolean
  onDrag: () => void
  onDropHere: () => void
  onMove: (to: number) => void
  /** Tells whether the change was saved. */
  onEdit: (change: Record<string, unknown>) => Promise<boolean>
  onRemove: () => void
}

/** One picture with its alternative text; moved by mouse or by buttons. */
export function GalleryTile(props: Props) {
  const { image, onEdit } = props
  const source = image.image?.formats[0]?.webp ?? image.image?.url
  return (
    <li>
      <div
        className={classes.tile}
        data-dragged={props.isDragged || undefined}
        draggable
        onDragStart={props.onDrag}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          props.onDropHere()
        }}
      >
        <img src={source} alt={image.alt ?? ''} width={240} height={160} className={classes.picture} />
        <AltInput image={image} place={props.place} onEdit={onEdit} />
        <TileTools {...props} />
      </div>
    </li>
  )
}

/** The alternative text: what is typed is saved when the field is left, else the saved text is shown. */
function AltInput({ image, place, onEdit }: Pick<Props, 'image' | 'place' | 'onEdit'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const alt = (typed ?? image.alt ?? '').trim() || null
  const isDirty = alt !== (image.alt || null)
  useUnsaved(isDirty, isSaving)
  const save = async () => {
    if (!isDirty) return setTyped(null)
    setSaving(true)
    if (await onEdit({ alt })) setTyped(null)
    setSaving(false)
  }
  return (
    <TextInput
      size="xs"
      aria-label={t('gallery.alt', { place: place + 1 })}
      placeholder={t('gallery.altExample')}
      value={typed ?? image.alt ?? ''}
      description={image.alt ? undefined : t('gallery.altMissing')}
      descriptionProps={{ c: 'var(--warn)' }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => void (event.key === 'Enter' && save())}
    />
  )
}

function TileTools({ image, place, count, onMove, onEdit, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools}>
      <Switch
        size="sm"
        label={t('gallery.active')}
        checked={image.active}
        onChange={(event) => void onEdit({ active: event.currentTarget.checked })}
      />
      <span className={classes.spacer} />
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={place === 0}
        aria-label={t('gallery.earlier', { place: place + 1 })}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowLeft size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={place === count - 1}
        aria-label={t('gallery.later', { place: place + 1 })}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowRight size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="barn"
        aria-label={t('gallery.remove', { place: place + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={17} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}
