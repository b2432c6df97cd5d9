import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useEffect, useRef, useState } from 'react'
import type { AnyRecord } from './records.ts'
import { useSave } from './use-save.ts'

/**
 * Opening a record that carries the mark of something new takes the mark away: said by a PUT, for reading alone changes
 * nothing. Records without such a mark are left alone.
 * @returns whether that is under way: a form that began before would be stale when it is saved
 */
export function useReadMark(collection: Collection, record: AnyRecord | undefined): boolean {
  const save = useSave(collection)
  const begun = useRef<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const isNew = record?.['is_new'] === true
  useEffect(() => {
    if (!record || !isNew || begun.current === record.id) return
    begun.current = record.id
    void save({ is_new: false }, record).then(() => setEnded(record.id))
  }, [record, isNew, save])
  return isNew && ended !== record?.id
}
