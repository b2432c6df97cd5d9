import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useEffect, useRef, useState } from 'react'
import { useMayDo } from './permitted.ts'
import type { AnyRecord } from './records.ts'
import { useSave } from './use-save.ts'

/**
 * Marks an opened record as read, by a PUT of who may change it; records without `is_new` are left alone.
 * @returns whether this is in progress; a form that starts before its end would be stale when it is saved
 */
export function useReadMark(collection: Collection, record: AnyRecord | undefined): boolean {
  const save = useSave(collection)
  const mayDo = useMayDo()
  const begun = useRef<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const isNew = record?.['is_new'] === true && mayDo('edit', collection)
  useEffect(() => {
    if (!record || !isNew || begun.current === record.id) return
    begun.current = record.id
    void save({ is_new: false }, record).then(() => setEnded(record.id))
  }, [record, isNew, save])
  return isNew && ended !== record?.id
}
