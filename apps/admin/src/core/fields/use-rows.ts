import { useState } from 'react'
import type { InputProps } from './kind-view.ts'

export type Row = Readonly<Record<string, unknown>>
export type ChangeCell = (key: string, value: unknown) => void

/** Whether a row cannot be saved as it is, because it lacks a value. */
const isBlank = (row: Row): boolean => Object.values(row).includes('')

/**
 * The rows of a field. A new row that lacks a value is no part of the field until something is written in it, so that a
 * row nobody filled in does not stop the form; it is gone after a save.
 */
export function useRows({ value, onChange, record }: InputProps, empty: Row) {
  const savedRows = Array.isArray(value) ? (value as Row[]) : []
  const version = record?.updatedAt
  const [blank, setBlank] = useState<{ row: Row; version: unknown } | null>(null)
  const rows = blank && blank.version === version ? [...savedRows, blank.row] : savedRows
  const changeCell = (index: number): ChangeCell => {
    return (key, cell) => {
      if (index === savedRows.length) setBlank(null)
      const changed = index === savedRows.length ? rows : savedRows
      onChange(changed.map((row, at) => (at === index ? { ...row, [key]: cell } : row)))
    }
  }
  return {
    rows,
    changeCell,
    /** Adds a row at the end. @returns its index */
    add: () => {
      if (isBlank(empty)) setBlank({ row: empty, version })
      else onChange([...savedRows, empty])
      return savedRows.length
    },
    remove: (index: number) =>
      index === savedRows.length ? setBlank(null) : onChange(savedRows.filter((_, at) => at !== index)),
  }
}
