import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { asText, type InputProps } from '../fields/kind-view.ts'
import { RowEditor } from './row-editor.tsx'

/** What a question with a choice offers, one line each; other kinds have none. */
export function OptionsEditor(props: InputProps) {
  const { t } = useTranslation()
  if (props.values['kind'] !== 'choice') return null
  const options = Array.isArray(props.value) ? props.value : []
  const rows = options.map((text: unknown, index) => ({ text, place: index + 1 }))
  return (
    <RowEditor
      {...props}
      value={rows}
      onChange={(changed) =>
        props.onChange((changed as readonly { text: unknown }[]).map(({ text }) => asText(text)))
      }
      empty={{ text: '' }}
      cells={(row, change) => (
        <TextInput
          aria-label={t('surveys.option', { place: Number(row['place']) })}
          maxLength={120}
          value={asText(row['text'])}
          onChange={(event) => change('text', event.currentTarget.value)}
        />
      )}
    />
  )
}
