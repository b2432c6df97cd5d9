import { useState } from 'react'

type Typed = number | string

/** The number that typed text means, times `scale`; '' for none. Text such as `-` or `1.` is on its way to a number. */
function meaningOf(typed: Typed, scale: number): number | '' {
  const number = typed === '' ? Number.NaN : Number(typed)
  if (!Number.isFinite(number)) return ''
  return scale === 1 ? number : Math.round(number * scale)
}

/**
 * Props of a `NumberInput`, which hands over text while a number is being typed (`1,`, `0,0`, `-`). The form has the
 * number that the text means, and the input keeps the text.
 * @param value of the form; anything but a number shows an empty input
 * @param onChange gets the number, '' for none
 * @param scale units of the value in one of what is typed: 100 for cents behind an input of euros
 */
export function useTypedNumber(value: unknown, onChange: (value: number | '') => void, scale = 1) {
  const [typed, setTyped] = useState<Typed>('')
  const current = typeof value === 'number' ? value : ''
  const shown = current === '' ? '' : current / scale
  return {
    value: meaningOf(typed, scale) === current ? typed : shown,
    onChange: (next: Typed) => {
      setTyped(next)
      const meaning = meaningOf(next, scale)
      if (meaning !== current) onChange(meaning)
    },
  }
}
