import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import classes from './undo.module.css'

/** Differences of two longer texts, word by word: what goes is struck through, what comes is underlined. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after])
  let place = 0
  return (
    <span className={classes.words}>
      {parts.map(({ added, removed, value }) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span'
        return <Tag key={place++}>{added || removed ? value : shortened(value)}</Tag>
      })}
    </span>
  )
}

/** Characters on each side of a difference. */
const around = 60

/** What is the same on both sides, without its middle. */
const shortened = (text: string): string =>
  text.length > 3 * around ? `${text.slice(0, around)} … ${text.slice(-around)}` : text
