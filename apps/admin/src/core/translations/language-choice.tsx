import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { ForeignLanguage } from '@dvor/format/languages.ts'
import { NativeSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputProps } from '../fields/kind-view.ts'
import { ChosenLanguageContext, keepLanguage, keptLanguage, useOfferedLanguages } from './chosen-language.ts'
import { countToTranslate } from './translation-values.ts'
import { useLanguageName } from './use-language-name.ts'
import classes from './translations.module.css'

interface Props {
  collection: Collection
  /** All values of the form. */
  values: InputProps['values']
  /** The form, whose texts stand beside those of the chosen language. */
  children: ReactNode
}

/** Lets the owner choose the language that is written beside the Slovak texts, with what each one lacks. */
export function WithTranslations({ collection, values, children }: Props) {
  const offered = useOfferedLanguages()
  const [picked, setPicked] = useState<ForeignLanguage | null>()
  const kept = picked === undefined ? keptLanguage(offered) : picked
  const chosen = 'translations' in collection.fields ? kept : null
  const choose = (language: ForeignLanguage | null) => {
    keepLanguage(language)
    setPicked(language)
  }
  return (
    <ChosenLanguageContext value={chosen}>
      {'translations' in collection.fields && offered.length > 0 ? (
        <LanguageChoice fields={collection.fields} {...{ values, offered, chosen, choose }} />
      ) : null}
      {children}
    </ChosenLanguageContext>
  )
}

interface ChoiceProps {
  fields: Collection['fields']
  values: InputProps['values']
  offered: readonly ForeignLanguage[]
  chosen: ForeignLanguage | null
  choose: (language: ForeignLanguage | null) => void
}

function LanguageChoice({ fields, values, offered, chosen, choose }: ChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageName()
  const label = (language: ForeignLanguage) => {
    const count = countToTranslate(fields, values, language)
    return count > 0 ? t('translations.lacks', { language: nameOf(language), count }) : nameOf(language)
  }
  return (
    <NativeSelect
      className={classes.choice}
      label={t('translations.label')}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => choose(offered.find((one) => one === currentTarget.value) ?? null)}
      data={[
        { value: '', label: t('translations.none') },
        ...offered.map((language) => ({ value: language, label: label(language) })),
      ]}
    />
  )
}
