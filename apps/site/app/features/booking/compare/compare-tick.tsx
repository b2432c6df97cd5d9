import { compareWords } from '@dvor/texts/areas.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import { useHydrated } from '../../../core/loading/use-hydrated.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { mostCompared, useComparedRooms } from './compared-rooms.ts'
import classes from './compare.module.css'

/** Adds a room to the comparison, where there is another one; its place is kept until scripts run. */
export function CompareTick({ unit }: Pick<UnitQuote, 'unit'>) {
  const words = useWords(compareWords)
  const rooms = useComparedRooms()
  const hydrated = useHydrated()
  if (!rooms) return null
  const isTicked = rooms.ticked.includes(unit.slug)
  return (
    <label className={hydrated ? classes.tick : `${classes.tick} ${classes.isWaiting}`}>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={!isTicked && rooms.ticked.length >= mostCompared}
        onChange={() => rooms.toggle(unit.slug)}
      />
      {words.tick}
      <span className="visually-hidden">
        {' '}
        – <OwnersText>{unit.title}</OwnersText>
      </span>
    </label>
  )
}
