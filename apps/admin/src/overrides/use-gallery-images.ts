import { galleryImages } from '@dvor/contract/collections/gallery-images.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '../app/api.ts'
import { showFailure } from '../app/toasts.ts'
import { collectionKey } from '../resource/query-keys.ts'
import { createRecord, deleteRecord, editRecord, type AnyRecord } from '../resource/records.ts'
import { deleteUpload, uploadTo } from '../resource/upload.ts'
import { useDelete } from '../resource/use-delete.tsx'
import { useList } from '../resource/use-list.ts'

export type ImageOwner = 'accommodation_unit' | 'activity' | 'gallery'

/** First the record, then its file by the id in the answer (spec section 7). */
async function removeWithFile(_: unknown, record: AnyRecord): Promise<Attempt<unknown>> {
  const removed = await deleteRecord(galleryImages, record.id, { keepalive: true })
  const image = removed.ok ? (removed.value['image'] as { id: string } | null) : null
  return image ? deleteUpload(image.id) : removed
}

/** The row first, then its file; a file that is refused leaves no empty row behind. */
async function addOne(
  owner: ImageOwner,
  ownerId: string,
  order: number,
  file: File,
  report: (p: number) => void,
) {
  const row = await createRecord(galleryImages, { active: true, [owner]: ownerId, order })
  if (!row.ok) return row
  const uploaded = await uploadTo(
    { ref: 'gallery-image', refId: row.value.id, field: 'image' },
    [file],
    report,
  )
  if (!uploaded.ok) await deleteRecord(galleryImages, row.value.id)
  return uploaded
}

/** Pictures of one owner in their order, and everything that can be done with them. */
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
    const next = Math.max(0, ...images.map((image) => image.order)) + 1
    for (const [index, file] of files.entries()) {
      const report = (percent: number) => setProgress(Math.round((index * 100 + percent) / files.length))
      const result = await addOne(owner, ownerId, next + index, file, report)
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

  /** Puts the pictures in the given order; only those that moved are saved. */
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
export type GalleryImages = ReturnType<typeof useGalleryImages>
