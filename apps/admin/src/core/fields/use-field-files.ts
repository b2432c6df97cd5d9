import { isFile } from '@dvor/contract/declaration/collection.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../client/api.ts'
import { showFailure } from '../client/toasts.ts'
import { collectionKey } from '../records/query-keys.ts'
import type { InputProps } from './kind-view.ts'

const listOf = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : value ? [value as UploadedFile] : []

/** State of a file field: saved files, files waiting for the record, and upload progress. */
export function useFieldFiles({ name, field, collection, record, value, onChange }: InputProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const pending = Array.isArray(value) ? (value as File[]) : []
  const isMany = isFile(field) && field.kind === 'files'
  const reload = () => cache.invalidateQueries({ queryKey: collectionKey(collection) })

  async function add(files: File[]) {
    if (!record) return onChange(isMany ? [...pending, ...files] : files.slice(0, 1))
    setProgress(0)
    const target = { ref: collection.uploadRef ?? '', refId: record.id, field: name }
    const result = await client.uploads.attempt.upload(target, files, { onProgress: setProgress })
    if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
    await reload()
    setProgress(null)
  }

  async function remove(item: UploadedFile | File) {
    if (item instanceof File) return onChange(pending.filter((other) => other !== item))
    const result = await client.uploads.attempt.delete(item.id)
    if (!result.ok) showFailure(t('list.removeFailed', { name: item.name }), result.error)
    await reload()
  }

  async function describe(item: UploadedFile, alt: string) {
    const result = await client.uploads.attempt.describe(item.id, { alt })
    if (!result.ok) showFailure(t('form.saveFailed'), result.error)
    await reload()
  }

  return {
    saved: record ? listOf(record[name]) : [],
    pending,
    progress,
    add: (files: File[]) => void add(files),
    remove: (item: UploadedFile | File) => void remove(item),
    /** Saves the alternative text of a picture. */
    describe: (item: UploadedFile, alt: string) => void describe(item, alt),
  }
}
