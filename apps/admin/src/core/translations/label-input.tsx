import { TextInput } from '@mantine/core'
import { asText } from '../fields/kind-view.ts'
import type { ChangeCell, Row } from '../fields/use-rows.ts'
import { useChosenLanguage, useOfferedLanguages } from './chosen-language.ts'
import { textsIn, withText } from './translation-values.ts'
import { useLanguageName } from './use-language-name.ts'

/** The name of a row in the chosen language, or in each where the form has no choice. */
export function LabelInput({ label, row, change }: { label: string; row: Row; change: ChangeCell }) {
  const nameOf = useLanguageName()
  const offered = useOfferedLanguages()
  const chosen = useChosenLanguage()
  return offered
    .filter((language) => chosen === null || language === chosen)
    .map((language) => (
      <TextInput
        key={language}
        label={`${label} · ${nameOf(language)}`}
        value={asText(textsIn(row, language)['label'])}
        onChange={({ currentTarget }) =>
          change('translations', withText(row['translations'], language, 'label', currentTarget.value))
        }
      />
    ))
}
