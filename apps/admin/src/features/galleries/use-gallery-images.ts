import type { GalleryOwner } from '@dvor/client/calls/gallery-calls.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { editRecord, type RemoveRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { useList } from '../../core/records/use-list.ts'

export type ImageOwner = 'accommodation_unit' | 'activity' | 'gallery'

const removeWithFile: RemoveRecord = (_, { id }, keepalive) =>
  client.content.attempt.deleteGalleryImage(id, { keepalive })

function ownerOf(owner: ImageOwner, id: string): GalleryOwner {
  if (owner === 'gallery') return { gallery: id }
  return owner === 'activity' ? { activity: id } : { accommodation_unit: id }
}

/** Pictures of one owner in their order, with the functions to change them. */
export function useGalleryImages(owner: ImageOwner, ownerId: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const list = useList(galleryImages, { [owner]: ownerId, _sort: 'order:ASC', _limit: -1 })
  const [progress, setProgress] = useState<number | null>(null)
  const remove = useDelete(galleryImages, removeWithFile)
  const images = list.data ?? []
  const reload = () => cache.invalidateQueries({ queryKey: collectionKey(galleryImages) })

  async function add(files: File[]) {
    setProgress(0)
    for (const [index, file] of files.entries()) {
      const onProgress = (percent: number) => setProgress(Math.round((index * 100 + percent) / files.length))
      const result = await client.content.attempt.addGalleryImage(ownerOf(owner, ownerId), file, {
        onProgress,
      })
      if (!result.ok) showFailure(`${t('fields.uploadFailed')}: ${file.name}`, result.error)
    }
    await reload()
    setProgress(null)
  }

  async function edit(id: string, change: Record<string, unknown>) {
    const image = images.find((candidate) => candidate.id === id)
    if (!image) return
    const result = await editRecord(galleryImages, id, change, image.updatedAt)
    if (!result.ok) showFailure(t('form.saveFailed'), result.error)
    await reload()
  }

  /** Saves the given order; only pictures with a new position are sent. */
  async function reorder(ids: readonly string[]) {
    const moved = ids.flatMap((id, index) => {
      const image = images.find((candidate) => candidate.id === id)
      return image && image.order !== index + 1 ? [{ image, order: index + 1 }] : []
    })
    const results = await Promise.all(
      moved.map(({ image, order }) => editRecord(galleryImages, image.id, { order }, image.updatedAt)),
    )
    const failed = results.find((result) => !result.ok)
    if (failed && !failed.ok) showFailure(t('form.saveFailed'), failed.error)
    await reload()
  }

  return { images, progress, add, edit, reorder, remove }
}
