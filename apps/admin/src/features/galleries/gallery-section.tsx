import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../core/fields/file-drop.tsx'
import { useHiddenIds } from '../../core/records/pending-deletes.ts'
import { anyRecord } from '../../core/records/records.ts'
import { moved } from './gallery-order.ts'
import { GalleryTile } from './gallery-tile.tsx'
import below from '../../core/screens/below-form.module.css'
import classes from './gallery.module.css'
import { useGalleryImages, type ImageOwner } from './use-gallery-images.ts'

interface Props {
  owner: ImageOwner
  ownerId: string
}

/** Pictures of a unit, an activity or a gallery: upload, alternative texts, order by mouse or keyboard, delete. */
export function GallerySection({ owner, ownerId }: Props) {
  const { t } = useTranslation()
  const gallery = useGalleryImages(owner, ownerId)
  const hidden = useHiddenIds()
  const [dragged, setDragged] = useState<string | null>(null)
  const visibleImages = gallery.images.filter((image) => !hidden.has(image.id))
  const ids = visibleImages.map((image) => image.id)
  const drop = (at: number) => {
    if (dragged) gallery.reorder(moved(ids, dragged, at))
    setDragged(null)
  }
  return (
    <section id="gallery" tabIndex={-1} className={`card ${below.section}`} aria-label={t('gallery.title')}>
      <Title order={2}>{t('gallery.title')}</Title>
      <FileDrop
        field={galleryImages.fields.image}
        isReplacing={false}
        progress={gallery.progress}
        multiple
        onFiles={(files) => void gallery.add(files)}
      />
      <ul className={classes.tiles}>
        {visibleImages.map((image, index) => (
          <GalleryTile
            key={image.id}
            image={image}
            place={index}
            count={visibleImages.length}
            isDragged={dragged === image.id}
            onDrag={() => setDragged(image.id)}
            onDropHere={() => drop(index)}
            onMove={(to) => gallery.reorder(moved(ids, image.id, to))}
            onEdit={(change) => gallery.edit(image.id, change)}
            onRemove={() => gallery.remove(anyRecord(image))}
          />
        ))}
      </ul>
    </section>
  )
}
