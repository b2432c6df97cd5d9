import type { ForeignLanguage } from '@dvor/format/languages.ts'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import type { InputProps } from '../fields/kind-view.ts'
import { textsIn, translationState, withText } from './translation-values.ts'
import { useLanguageName } from './use-language-name.ts'
import classes from './translations.module.css'

/** Parts of its form that a translation needs. */
interface Form {
  readonly errors: Readonly<Record<string, unknown>>
  setFieldValue(name: string, value: unknown): void
  clearFieldError(name: string): void
}

interface Props extends InputProps {
  form: Form
  Input: ComponentType<InputProps>
  language: ForeignLanguage
}

/** A translated field: the Slovak text, and beside it that of the chosen language, with what is to be done. */
export function TranslatedInput({ form, Input, language, ...slovak }: Props) {
  const { t } = useTranslation()
  const nameOf = useLanguageName()
  const { name, field, values, collection } = slovak
  const path = `translations.${language}.${name}`
  const texts = textsIn(values, language)
  const state = translationState(collection.fields, values, language, name)
  const label = `${declaredText(field.label)} · ${nameOf(language)}`
  const change = (text: unknown) => {
    form.clearFieldError(path)
    form.setFieldValue('translations', withText(values['translations'], language, name, text))
  }
  const confirm = () =>
    form.setFieldValue(
      'translation_sources',
      withText(values['translation_sources'], language, name, undefined),
    )
  return (
    <div className={classes.pair}>
      <Input {...slovak} />
      <div data-field={path}>
        <Input
          {...slovak}
          key={language}
          name={path}
          language={language}
          field={{ ...field, label: { sk: label, en: label }, help: undefined, presence: 'optional' }}
          value={texts[name]}
          values={{ ...values, ...texts }}
          onChange={change}
          error={form.errors[path] as string | undefined}
        />
        {state ? (
          <p className={classes.state} data-state={state}>
            {t(`translations.${state}`)}
            {state === 'outdated' ? (
              <Button size="compact-xs" variant="subtle" disabled={slovak.disabled} onClick={confirm}>
                {t('translations.holds')}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
