import type { GalleryOwner } from '@dvor/client/calls/gallery-calls.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { editRecord, type RemoveRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { useList } from '../../core/records/use-list.ts'
import type { SavedVersion } from '../../core/records/use-save.ts'

export type ImageOwner = 'accommodation_unit' | 'activity' | 'gallery'

const removeWithFile: RemoveRecord = (_, { id }, keepalive) =>
  client.content.attempt.deleteGalleryImage(id, { keepalive })

function ownerOf(owner: ImageOwner, id: string): GalleryOwner {
  if (owner === 'gallery') return { gallery: id }
  return owner === 'activity' ? { activity: id } : { accommodation_unit: id }
}

/** A change of one picture, as the fields that are sent. */
type Change = Record<string, unknown>

/**
 * Runs changes of pictures one after the other, each for the version that the one before has made: typing, the switch and
 * the arrows of a picture are often used within a moment.
 */
function useChangeQueue() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<string, string>())
  const reload = () => cache.invalidateQueries({ queryKey: collectionKey(galleryImages) })

  async function send({ id, updatedAt }: SavedVersion, change: Change): Promise<Failure | null> {
    const version = versions.current.get(id) ?? ''
    const result = await editRecord(galleryImages, id, change, version > updatedAt ? version : updatedAt)
    if (result.ok) versions.current.set(id, result.value.updatedAt)
    return result.ok ? null : result.error
  }
  async function sendAll(changes: readonly (readonly [SavedVersion, Change])[]) {
    const failures = await Promise.all(changes.map(([image, change]) => send(image, change)))
    const failure = failures.find((one) => one !== null)
    if (failure) showFailure(t('form.saveFailed'), failure)
    return failures.every((one) => one === null)
  }
  /** @returns whether all were saved */
  function save(changes: readonly (readonly [SavedVersion, Change])[]): Promise<boolean> {
    setSaving(true)
    const turn = last.current.then(() => sendAll(changes))
    last.current = turn
    return turn.then(async (done) => {
      await reload()
      if (last.current === turn) setSaving(false)
      return done
    })
  }
  return { save, reload, isSaving }
}

/** Pictures of one owner in their order, with the functions to change them. */
export function useGalleryImages(owner: ImageOwner, ownerId: string) {
  const { t } = useTranslation()
  const list = useList(galleryImages, { [owner]: ownerId, _sort: 'order:ASC', _limit: -1 })
  const [progress, setProgress] = useState<number | null>(null)
  /** The order that was chosen last, shown until it is saved. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const { save, reload, isSaving } = useChangeQueue()
  const remove = useDelete(galleryImages, removeWithFile)
  const images = list.data ?? []
  if (chosen && !isSaving) setChosen(null)

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

  /** @returns whether the change was saved */
  async function edit(id: string, change: Change): Promise<boolean> {
    const image = images.find((candidate) => candidate.id === id)
    return image !== undefined && (await save([[image, change]]))
  }

  /** Saves the given order; only pictures with a new position are sent. */
  function reorder(ids: readonly string[]) {
    const before = chosen ?? images.map(({ id }) => id)
    const isMoved = (id: string, index: number, order: number | null) =>
      order !== index + 1 || before[index] !== id
    setChosen(ids)
    void save(
      ids.flatMap((id, index) => {
        const image = images.find((candidate) => candidate.id === id)
        return image && isMoved(id, index, image.order) ? [[image, { order: index + 1 }] as const] : []
      }),
    )
  }

  const orderedImages = chosen
    ? images.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id))
    : images
  return { images: orderedImages, progress, add, edit, reorder, remove }
}
