import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import classes from './emails.module.css'
import { WordMenu } from './word-menu.tsx'

/** Input of a subject; a variable is inserted at the last cursor position. */
export function MailSubject({ name, field, value, onChange, error, disabled, record }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const text = asText(value)
  const insert = (word: string) => {
    const [start, end] = [
      input.current?.selectionStart ?? text.length,
      input.current?.selectionEnd ?? text.length,
    ]
    onChange(text.slice(0, start) + word + text.slice(end))
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(start + word.length, start + word.length)
    })
  }
  return (
    <div className={classes.subjectField}>
      <TextInput
        ref={input}
        name={name}
        label={field.label}
        description={field.help}
        withAsterisk={field.presence === 'required'}
        value={text}
        error={error}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <WordMenu emailId={record?.id} field={field.label} onInsert={insert} />
    </div>
  )
}
