import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../client/api.ts'
import { conflictsIn, isAdoptable, isSame, mergedParts } from './edited-parts.ts'
import { VersionsDialog } from './versions-dialog.tsx'

/** A record with its version: the moment of its last change, or a mark that only tells versions apart. */
type Versioned = { readonly updatedAt: string } | { readonly version: string }

function isNewerThan(base: Versioned, record: Versioned): boolean {
  if ('updatedAt' in record && 'updatedAt' in base) return record.updatedAt > base.updatedAt
  return 'version' in record && 'version' in base && record.version !== base.version
}

interface EditedForm<R extends Versioned, P extends object> {
  /** The record as it is loaded now. */
  record: R
  /** The form's initial values for a version of the record. */
  partsOf: (record: R) => P
  /** The form's values. */
  typed: P
  /** Puts values into the form. */
  put: (parts: P) => void
  /** Failure of the last save, and how it is forgotten. */
  failure: Failure | null
  forget: () => void
  /** Name of a part. */
  label: (part: keyof P & string) => string
  /** Text of a part's value; by default the value itself, or the texts that it holds. */
  text?: (value: P[keyof P & string], part: keyof P & string) => string
  /** Label of the button that confirms the choice between two versions, where it does not save. */
  action?: string
  /** Called after that choice with the values and the version that they belong to. */
  onSettled: (parts: P, record: R) => void
}

interface EditedVersion<R> {
  /** The version being edited, which belongs into the `If-Match` of the save. */
  base: R
  isDirty: boolean
  /** Continues with the version that a save has made. */
  saved: (record: R) => void
  /** The choice between two versions as an element, rendered beside the form. */
  question: ReactNode
}

/**
 * The version of a record that a hand-made form edits. A newer one replaces it where nothing typed is lost or overwritten.
 * After a refusal as stale the changes of both people are joined; a dialog asks about parts that both changed.
 */
export function useEditedVersion<R extends Versioned, P extends object>(
  form: EditedForm<R, P>,
): EditedVersion<R> {
  const { record, partsOf, typed, put, failure } = form
  const { t } = useTranslation()
  const [base, setBase] = useState(record)
  /** The refusal after which the form went on with a newer version; it says nothing about later ones. */
  const [settled, setSettled] = useState<Failure | null>(null)
  const versions = { start: partsOf(base), typed, saved: partsOf(record) }
  const isNewer = isNewerThan(base, record)
  const isRefused = failure?.code === 'stale' && failure !== settled
  const conflicts = isNewer ? conflictsIn(versions) : []

  const adopt = (mine: readonly string[]) => {
    const merged = mergedParts(versions, mine)
    setBase(record)
    setSettled(failure)
    if (!isSame(merged, typed)) put(merged)
    return merged
  }
  if (isNewer && (isAdoptable(versions) || (isRefused && conflicts.length === 0))) adopt([])

  const settle = (mine: string[] | null) => {
    form.forget()
    if (mine) form.onSettled(adopt(mine), record)
  }
  const text = (from: P, part: keyof P & string) => (form.text ?? textOf)(from[part], part)
  const question =
    isRefused && conflicts.length > 0 ? (
      <VersionsDialog
        pairs={conflicts.map((key) => ({
          key,
          label: form.label(key),
          theirs: text(versions.saved, key),
          mine: text(typed, key),
        }))}
        action={form.action ?? t('guards.staleSave')}
        onSettle={settle}
      />
    ) : null
  return { base, isDirty: !isSame(typed, versions.start), saved: setBase, question }
}

/** A value for the choice between two versions. */
export function textOf(value: unknown): string {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.filter(Boolean).map(String).join(', ') || '–'
}
