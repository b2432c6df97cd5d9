import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  /** Called a moment after the last key, to avoid a request for each letter. */
  onCommit: (text: string) => void
}

const quietTime = 300

/** A text input that passes its text on when the typing pauses. */
export function DraftInput({ value, onCommit, ...rest }: Props) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const commit = useDebouncedCallback(onCommit, quietTime)
  // The input follows a changed address (back button, cleared filters), but not while it has the focus.
  if (value !== seen) {
    setSeen(value)
    if (!isTyping) setTyped(value)
  }
  return (
    <TextInput
      {...rest}
      value={typed}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        commit(event.currentTarget.value)
      }}
    />
  )
}
