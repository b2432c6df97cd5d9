import { isFile } from '@dvor/contract/declaration/collection.ts'
import type { FileEdit, UploadedFile } from '@dvor/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../client/api.ts'
import { showFailure } from '../client/toasts.ts'
import { collectionKey } from '../records/query-keys.ts'
import type { InputProps } from './kind-view.ts'

const listOf = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : value ? [value as UploadedFile] : []

/**
 * State of a file field: saved files, files waiting for the save, and upload progress. A single file is stored and
 * removed (the value null) with the form; the many of a saved record at once.
 */
export function useFieldFiles({ name, field, collection, record, value, onChange }: InputProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const pending = Array.isArray(value) ? (value as File[]) : []
  const isMany = isFile(field) && field.kind === 'files'
  const isReplaced = !isMany && (pending.length > 0 || value === null)
  const reload = () => cache.invalidateQueries({ queryKey: collectionKey(collection) })

  async function add(files: File[]) {
    if (!isMany) return onChange(files.slice(0, 1))
    if (!record) return onChange([...pending, ...files])
    setProgress(0)
    const target = { ref: collection.uploadRef ?? '', refId: record.id, field: name }
    const result = await client.uploads.attempt.upload(target, files, { onProgress: setProgress })
    if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
    await reload()
    setProgress(null)
  }

  async function remove(item: UploadedFile | File) {
    if (item instanceof File) {
      const others = pending.filter((other) => other !== item)
      return onChange(others.length > 0 ? others : undefined)
    }
    if (!isMany) return onChange(null)
    const result = await client.uploads.attempt.delete(item.id)
    if (!result.ok) showFailure(t('list.removeFailed', { name: item.name }), result.error)
    await reload()
  }

  async function describe(item: UploadedFile, edit: FileEdit) {
    const result = await client.uploads.attempt.describe(item.id, edit)
    if (!result.ok) showFailure(t('form.saveFailed'), result.error)
    await reload()
  }

  return {
    saved: record && !isReplaced ? listOf(record[name]) : [],
    pending,
    progress,
    add: (files: File[]) => void add(files),
    remove: (item: UploadedFile | File) => void remove(item),
    /** Saves the alternative text of a picture, or the part that stays in sight. */
    describe: (item: UploadedFile, edit: FileEdit) => void describe(item, edit),
  }
}
