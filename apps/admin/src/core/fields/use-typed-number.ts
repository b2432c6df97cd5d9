import { useState } from 'react'

type Typed = number | string

interface Meaning {
  /** Units of the value in one of what is typed: 100 for cents behind an input of euros. */
  scale?: number
  /** Meaning of an empty input; else nothing. */
  empty?: number
}

/** The number that typed text means; '' for none. Text such as `-` or `1.` is on its way to a number. */
function meaningOf(typed: Typed, { scale = 1, empty }: Meaning): number | '' {
  if (typed === '') return empty ?? ''
  const number = Number(typed)
  if (!Number.isFinite(number)) return empty ?? ''
  return scale === 1 ? number : Math.round(number * scale)
}

/**
 * Props of a `NumberInput`, which hands over text while a number is being typed (`1,`, `0,0`, `-`). The form has the
 * number that the text means, and the input keeps the text until it is left.
 * @param value of the form; anything but a number shows an empty input
 * @param onChange gets the number, '' for none
 */
export function useTypedNumber(
  value: unknown,
  onChange: (value: number | '') => void,
  meaning: Meaning = {},
) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const current = typeof value === 'number' ? value : ''
  const displayValue = current === '' ? '' : current / (meaning.scale ?? 1)
  return {
    value: typed !== null && meaningOf(typed, meaning) === current ? typed : displayValue,
    onChange: (next: Typed) => {
      setTyped(next)
      const number = meaningOf(next, meaning)
      if (number !== current) onChange(number)
    },
    onBlur: () => setTyped(null),
  }
}
