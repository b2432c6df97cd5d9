import { isStored, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { declaredText } from '../texts/declared.ts'
import { isFilled, isLocked } from '../records/permitted-fields.ts'

/** Whether the body of a form can carry the field. */
export const isWritable = (field: Field): boolean => isStored(field) && !field.readOnly

type NamedField = readonly [name: string, field: Field]

/** Fields of a form under one heading. */
export interface FormSection {
  /** Fragment of the address that leads to it. */
  readonly id: string
  readonly heading: string
  readonly fields: readonly NamedField[]
}

export interface FormLevels {
  readonly main: readonly FormSection[]
  /** Fields that few owners set, by subject; nothing where the declaration names no main fields. */
  readonly further: readonly FormSection[]
}

/**
 * The fields of a form by heading in declared order. Files are included although the body does not carry them, and so
 * are fields that the person may only read.
 */
export function formLevels(collection: Collection, without: readonly string[] = []): FormLevels {
  const visibleFields = Object.entries(collection.fields).filter(
    ([name, field]) => (isFilled(field) || isLocked(field)) && !field.isBeside && !without.includes(name),
  )
  const { mainFields } = collection
  const isMain = ([name]: NamedField) => !mainFields || mainFields.includes(name)
  return {
    main: sectionsOf('section', visibleFields.filter(isMain)),
    further: sectionsOf(
      'further',
      visibleFields.filter((field) => !isMain(field)),
    ),
  }
}

const sectionsOf = (level: string, fields: readonly NamedField[]): FormSection[] =>
  [...Map.groupBy(fields, ([, field]) => (field.section ? declaredText(field.section) : ''))].map(
    ([heading, members], place) => ({
      id: `${level}-${place + 1}`,
      heading,
      fields: members,
    }),
  )
