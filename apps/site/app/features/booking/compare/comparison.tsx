import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { CompareTable } from './compare-table.tsx'
import { compareWords } from './compare-texts.ts'
import { ComparedRoomsContext } from './compared-rooms.ts'
import classes from './compare.module.css'

interface ComparisonProps {
  flow: FlowData
  /** The rooms that can be compared, with their prices. */
  quotes: readonly UnitQuote[]
  /** The ways to take a room, for the foot of its column. */
  choiceOf: (quote: UnitQuote) => ReactNode
  /** The results, whose cards have the ticks. */
  children: ReactNode
}

/** Lets the guest tick rooms of the results and see them side by side. */
export function Comparison({ flow, quotes, choiceOf, children }: ComparisonProps) {
  const words = useWords(compareWords)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const compared = ticked.flatMap((id) => quotes.find(({ unit }) => unit.id === id) ?? [])
  const context = useMemo(() => {
    const toggle = (id: string) =>
      setTicked((last) => (last.includes(id) ? last.filter((one) => one !== id) : [...last, id]))
    return { ticked, toggle }
  }, [ticked])
  return (
    <ComparedRoomsContext value={quotes.length > 1 ? context : null}>
      <div className={classes.frame}>
        {children}
        {compared.length > 0 && (
          <CompareBar
            compared={compared}
            isRaised={flow.rooms.length > 0}
            onOpen={() => setOpen(true)}
            onClear={() => setTicked([])}
          />
        )}
        <Dialog
          open={isOpen && compared.length > 1}
          onClose={() => setOpen(false)}
          title={words.title}
          closeLabel={words.close}
        >
          {/* A press on a way closes the dialog, because the page behind it changes. */}
          <CompareTable
            flow={flow}
            quotes={compared}
            choiceOf={(quote) => <span onClickCapture={() => setOpen(false)}>{choiceOf(quote)}</span>}
          />
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
  return (
    <div className={isRaised ? `${classes.bar} ${classes.isRaised}` : classes.bar} data-testid="compare-bar">
      <p className={classes.barText}>
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
            {words.open}
          </Button>
        )}
      </div>
    </div>
  )
}
