import { TextInput } from '@mantine/core'
import { asText, type InputProps } from './kind-view.ts'
import { RowEditor } from './row-editor.tsx'

interface TextRowsProps extends InputProps {
  readonly maxLength: number
  /** Name of a row for screen readers, by its place from 1. */
  readonly labelOf: (place: number) => string
  readonly placeholder?: string
}

/** A list of texts, one line each. */
export function TextRowsEditor({ maxLength, labelOf, placeholder, ...props }: TextRowsProps) {
  const texts = Array.isArray(props.value) ? props.value : []
  return (
    <RowEditor
      {...props}
      value={texts.map((text: unknown, index) => ({ text, place: index + 1 }))}
      onChange={(changed) =>
        props.onChange((changed as readonly { text: unknown }[]).map(({ text }) => asText(text)))
      }
      empty={{ text: '', place: texts.length + 1 }}
      cells={(row, change) => (
        <TextInput
          aria-label={labelOf(Number(row['place']))}
          maxLength={maxLength}
          placeholder={placeholder}
          value={asText(row['text'])}
          onChange={(event) => change('text', event.currentTarget.value)}
        />
      )}
    />
  )
}
