import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { isFile } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCollectionViews } from '../fields/collection-views.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import { Fold, useIsPhone } from '../page/sections/fold.tsx'
import classes from './form.module.css'
import { writableFields } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import type { RecordFormState } from './use-record-form.ts'

interface Props {
  collection: Collection
  state: RecordFormState
  record?: AnyRecord
  /** Fields that this form does not show. */
  without?: readonly string[]
  disabled?: boolean
}

/** From so many sections on they fold on a phone. */
const mostOpen = 3

/** All fields of the form, under the headings of the declaration; many of them fold on a phone. */
export function FormSections({ collection, state, record, without = [], disabled = false }: Props) {
  const { t } = useTranslation()
  const sections = sectionsOf(collection, without)
  const isFolding = useIsPhone() && sections.size >= mostOpen
  return [...sections].map(([heading, fields], place) => {
    const title = heading || t('form.basics')
    const grid = (
      <div className={classes.grid}>
        {fields.map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            collection={collection}
            state={state}
            record={record}
            disabled={disabled}
          />
        ))}
      </div>
    )
    const isWrong = fields.some(([name]) => state.form.errors[name])
    return isFolding ? (
      <Fold key={heading} title={title} isOpen={place === 0 || isWrong}>
        {grid}
      </Fold>
    ) : (
      <section key={heading} className={`card ${classes.section}`}>
        {sections.size > 1 ? <Title order={2}>{title}</Title> : null}
        {grid}
      </section>
    )
  })
}

/** Fields by heading in declared order. Files are included although the body does not carry them. */
function sectionsOf(collection: Collection, without: readonly string[]): Map<string, [string, Field][]> {
  const writable = new Set(writableFields(collection).map(([name]) => name))
  const shown = Object.entries(collection.fields).filter(
    ([name, field]) => (writable.has(name) || isFile(field)) && !without.includes(name),
  )
  return Map.groupBy(shown, ([, field]) => field.section ?? '')
}

interface FieldInputProps extends Required<Pick<Props, 'collection' | 'state' | 'disabled'>> {
  name: string
  field: Field
  record?: AnyRecord
}

function FieldInput({ name, field, collection, state, record, disabled }: FieldInputProps) {
  const { Input: KindInput, wide } = kinds[field.kind]
  const { fields } = useCollectionViews()
  const Input = fields[`${collection.name}.${name}`]?.Input ?? KindInput
  const { form } = state
  return (
    <div className={wide ? classes.wide : undefined}>
      <Input
        name={name}
        field={field}
        collection={collection}
        record={record}
        value={form.values[name]}
        values={form.values}
        onChange={(value) => form.setFieldValue(name, value)}
        error={form.errors[name] as string | undefined}
        disabled={disabled}
      />
    </div>
  )
}
