import { Text, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import classes from './emails.module.css'
import { labelledParts } from './mail-marks.ts'
import { useWords } from './use-words.ts'
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
      <ReadableSubject emailId={record?.id} text={text} />
      <WordMenu emailId={record?.id} field={field.label} onInsert={insert} />
    </div>
  )
}

/** The subject with its variables in words; nothing where it has none. */
function ReadableSubject({ emailId, text }: { emailId: string | undefined; text: string }) {
  const { t } = useTranslation()
  const { data } = useWords(emailId)
  if (!data || !text.includes('{{')) return null
  return (
    <Text size="sm" c="dimmed">
      {t('emails.subjectReads')}{' '}
      {labelledParts(text, data).map(({ label, isMark }, place) =>
        isMark ? (
          <span key={place} className={classes.mark}>
            {label}
          </span>
        ) : (
          label
        ),
      )}
    </Text>
  )
}
