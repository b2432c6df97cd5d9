import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { FieldKind } from '@dvor/contract/declaration/field.ts'
import { useState } from 'react'
import { z } from 'zod'
import { listedFields, type NamedField } from './listed-fields.ts'

/** Fields of a collection that are its columns, in the order of the declaration, and a function to choose others. */
export interface ChosenColumns {
  readonly columns: readonly NamedField[]
  /** True where the columns were chosen on this device. */
  readonly isChosen: boolean
  /** Every field that can be a column. */
  readonly choices: readonly NamedField[]
  /** Chooses the columns by the names of their fields; null restores the declared ones. */
  readonly choose: (names: readonly string[] | null) => void
}

/** Kept on this device, by the collection's name. */
const storageKey = 'listColumns'
const stored = z.record(z.string(), z.array(z.string()))

/** Kinds whose values are too long for a cell. */
const tooLong: readonly FieldKind[] = ['html', 'json', 'files', 'longtext']

const choosable = (collection: Collection): NamedField[] =>
  listedFields(collection, (field) => field.inList || !tooLong.includes(field.kind))

function read(): Record<string, string[]> {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** The columns of a list as they were chosen on this device. */
export function useChosenColumns(collection: Collection): ChosenColumns {
  const { name, titleField } = collection
  const [chosen, setChosen] = useState<readonly string[] | undefined>(() => read()[name])
  const choices = choosable(collection)
  const columns = chosen ? choices.filter(([key]) => chosen.includes(key) || key === titleField) : []
  return {
    choices,
    isChosen: columns.length > 0,
    columns: columns.length > 0 ? columns : listedFields(collection),
    choose: (names) => {
      const { [name]: _before, ...others } = read()
      localStorage.setItem(storageKey, JSON.stringify(names ? { ...others, [name]: names } : others))
      setChosen(names ?? undefined)
    },
  }
}
