import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import { Fold, useIsPhone } from '../page/sections/fold.tsx'
import { JumpLinks } from '../page/sections/jump-links.tsx'
import classes from './form.module.css'
import { useChosenLanguage } from '../translations/chosen-language.ts'
import { WithTranslations } from '../translations/language-choice.tsx'
import { TranslatedInput } from '../translations/translated-input.tsx'
import { formLevels, type FormSection } from './form-levels.ts'
import { isLocked } from '../records/permitted-fields.ts'
import { ReadValue } from './read-value.tsx'
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
/** Fragment of the address that leads to what few owners set. */
const furtherId = 'further'

/** All fields of the form, under the headings of the declaration; what few owners set is folded by subject. */
export function FormSections({ without, disabled = false, ...shown }: Props) {
  const { t } = useTranslation()
  const { main, further } = formLevels(shown.collection, without)
  const isFolding = useIsPhone() && main.length >= mostOpen
  const isWrong = ({ fields }: FormSection) => fields.some(([name]) => isWrongField(name))
  const wrong = Object.keys(shown.state.form.errors)
  const isWrongField = (name: string) =>
    wrong.some((path) => path === name || (path.startsWith('translations.') && path.endsWith(`.${name}`)))
  const titleOf = ({ heading }: FormSection) => heading || t('form.basics')
  const contents = [
    ...main.map((section) => ({ id: section.id, label: titleOf(section) })),
    { id: furtherId, label: t('form.further') },
  ]
  return (
    <WithTranslations collection={shown.collection} values={shown.state.form.values}>
      {further.length > 0 ? <JumpLinks label={t('form.sections')} links={contents} /> : null}
      {main.map((section, place) =>
        isFolding ? (
          <Fold
            key={section.id}
            id={section.id}
            title={titleOf(section)}
            isOpen={place === 0 || isWrong(section)}
          >
            <Grid {...shown} section={section} disabled={disabled} />
          </Fold>
        ) : (
          <section key={section.id} id={section.id} tabIndex={-1} className={`card ${classes.section}`}>
            {main.length > 1 ? <Title order={2}>{titleOf(section)}</Title> : null}
            <Grid {...shown} section={section} disabled={disabled} />
          </section>
        ),
      )}
      {further.length > 0 ? (
        <div id={furtherId} tabIndex={-1} className={classes.further}>
          <Title order={2}>{t('form.further')}</Title>
          <p>{t('form.furtherHint')}</p>
        </div>
      ) : null}
      {further.map((section) => (
        <Fold
          key={section.id}
          title={titleOf(section)}
          hint={section.fields.map(([, { label }]) => declaredText(label)).join(' · ')}
          isOpen={isWrong(section)}
        >
          <Grid {...shown} section={section} disabled={disabled} />
        </Fold>
      ))}
    </WithTranslations>
  )
}

interface GridProps extends Required<Pick<Props, 'collection' | 'state' | 'disabled'>> {
  record?: AnyRecord
  section: FormSection
}

function Grid({ section, ...shown }: GridProps) {
  return (
    <div className={classes.grid}>
      {section.fields.map(([name, field]) => (
        <FieldInput key={name} name={name} field={field} {...shown} />
      ))}
    </div>
  )
}

interface FieldInputProps extends Omit<GridProps, 'section'> {
  name: string
  field: Field
}

function FieldInput({ name, field, collection, state, record, disabled }: FieldInputProps) {
  const { Input: KindInput, wide } = kinds[field.kind]
  const { fields } = useCollectionViews()
  const Input = fields[`${collection.name}.${name}`]?.Input ?? KindInput
  const { form } = state
  const language = useChosenLanguage()
  if (isLocked(field))
    return record ? (
      <ReadValue
        name={name}
        field={field}
        record={record}
        className={wide ? classes.wide : undefined}
        shown={{ collection, record, values: form.values }}
      />
    ) : null
  const translated = field.translated ? language : null
  const props = {
    name,
    field,
    collection,
    record,
    value: form.values[name],
    values: form.values,
    onChange: (value: unknown) => form.setFieldValue(name, value),
    error: form.errors[name] as string | undefined,
    disabled,
  }
  return (
    <div className={wide || translated ? classes.wide : undefined} data-field={name}>
      {translated ? (
        <TranslatedInput {...props} form={form} Input={Input} language={translated} />
      ) : (
        <Input {...props} />
      )}
    </div>
  )
}
