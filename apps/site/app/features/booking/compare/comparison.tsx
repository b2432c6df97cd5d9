import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { compareWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { CompareTable } from './compare-table.tsx'
import { ComparedRoomsContext } from './compared-rooms.ts'
import { useComparison } from './use-comparison.ts'
import classes from './compare.module.css'

interface ComparisonProps {
  flow: FlowData
  /** The rooms that can be compared, with their prices. */
  quotes: readonly UnitQuote[]
  /** The ways to take a room, for its column. */
  choiceOf: (quote: UnitQuote) => ReactNode
  /** The results, whose cards have the ticks. */
  children: ReactNode
}

/** Lets the guest tick rooms of the results and see them side by side. */
export function Comparison({ flow, quotes, choiceOf, children }: ComparisonProps) {
  const words = useWords(compareWords)
  const { rooms, ticked, sideBySide, clear, open, close } = useComparison(quotes)
  return (
    <ComparedRoomsContext value={quotes.length > 1 ? rooms : null}>
      <div className={classes.frame}>
        {children}
        {ticked.length > 0 && (
          <CompareBar compared={ticked} isRaised={flow.rooms.length > 0} onOpen={open} onClear={clear} />
        )}
        <Dialog
          open={sideBySide.length > 0}
          onClose={close}
          title={words.title}
          closeLabel={words.close}
          isWide
        >
          <CompareTable flow={flow} quotes={sideBySide} choiceOf={choiceOf} />
        </Dialog>
      </div>
    </ComparedRoomsContext>
  )
}

interface CompareBarProps {
  compared: readonly UnitQuote[]
  /** Whether another bar stands at the foot of the screen. */
  isRaised: boolean
  onOpen: () => void
  onClear: () => void
}

function CompareBar({ compared, isRaised, onOpen, onClear }: CompareBarProps) {
  const words = useWords(compareWords)
  const { countOf } = useFormats()
  return (
    <div className={isRaised ? `${classes.bar} ${classes.isRaised}` : classes.bar} data-testid="compare-bar">
      <p className={classes.barText} aria-live="polite">
        <span className="visually-hidden">{words.bar}</span>{' '}
        <OwnersText>{compared.map(({ unit }) => unit.title).join(' · ')}</OwnersText>
        {compared.length < 2 && <> – {words.another}</>}
      </p>
      <div className={classes.barWays}>
        <Button variant="quiet" size="small" onClick={onClear}>
          {words.clear}
        </Button>
        {compared.length > 1 && (
          <Button size="small" onClick={onOpen}>
            {words.open} {countOf(compared.length, 'unit')}
          </Button>
        )}
      </div>
    </div>
  )
}
