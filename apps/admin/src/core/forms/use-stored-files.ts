import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client/api.ts'
import { showFailure } from '../client/toasts.ts'
import { chosenFiles } from '../fields/kinds/file.tsx'
import { collectionKey } from '../records/query-keys.ts'
import type { AnyRecord } from '../records/records.ts'
import type { FormValues } from './form-values.ts'

/**
 * Stores what a form holds for its file fields: uploads chosen files, deletes a removed one. Answers their values
 * afterwards: undefined, or what could not be stored and waits for the next save.
 */
export function useStoredFiles(collection: Collection) {
  const { t } = useTranslation()
  const cache = useQueryClient()

  async function upload(refId: string, field: string, files: File[]): Promise<boolean> {
    const target = { ref: collection.uploadRef ?? '', refId, field }
    const result = await client.uploads.attempt.upload(target, files)
    if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
    return result.ok
  }

  async function remove(saved: UploadedFile | null): Promise<boolean> {
    const result = saved && (await client.uploads.attempt.delete(saved.id))
    if (!result || result.ok) return true
    showFailure(t('list.removeFailed', { name: saved.name }), result.error)
    return false
  }

  const store = (record: AnyRecord, field: string, value: unknown): Promise<boolean> =>
    value === null
      ? remove(record[field] as UploadedFile | null)
      : upload(record.id, field, chosenFiles(value))

  return async (record: AnyRecord, values: FormValues): Promise<FormValues> => {
    const remainingFiles: Record<string, unknown> = {}
    const changed = Object.entries(collection.fields).filter(
      ([name, field]) => isFile(field) && (values[name] === null || chosenFiles(values[name]).length > 0),
    )
    for (const [name] of changed)
      remainingFiles[name] = (await store(record, name, values[name])) ? undefined : values[name]
    if (changed.length > 0) await cache.invalidateQueries({ queryKey: collectionKey(collection) })
    return remainingFiles
  }
}
