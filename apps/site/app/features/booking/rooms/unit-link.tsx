import { unitDialogWords } from '@dvor/texts/areas.ts'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import type { RoomWays } from '../flow/room-ways.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { useTexts } from '../flow/use-texts.ts'

const loadDialog = () => import('./unit-dialog.tsx').then((module) => ({ default: module.UnitDialog }))
const UnitDialog = lazy(loadDialog)

interface UnitLinkProps {
  unit: UnitQuote['unit']
  ways: RoomWays
  className?: string | undefined
  /** Another link with words leads to the same place; this one is only for the pointer. */
  isDoubled?: boolean
  children?: ReactNode
}

/**
 * Shows pictures and amenities of a unit over the results, so that the search stays. Without scripts, with a key that
 * asks for another tab, or after a lost connection it is a link to the unit's page.
 */
export function UnitLink({ unit, ways, className, isDoubled = false, children }: UnitLinkProps) {
  const texts = useTexts()
  const words = useWords(unitDialogWords)
  const [isWanted, setWanted] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  const open = (event: MouseEvent) => {
    // A browser caches a failed import: after one the link leads to the unit's page, as it does without scripts.
    if (isFailed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without a connection the results stay as they are.
    loadDialog().then(show, () => setFailed(true))
  }
  return (
    <>
      <Link
        to={`/ubytovanie/${unit.slug}`}
        target="_blank"
        className={className}
        onClick={open}
        onPointerDown={() => void loadDialog().catch(() => null)}
        {...(isDoubled && { 'aria-hidden': true, tabIndex: -1 })}
      >
        {children ?? (
          <>
            {texts.units.detailLink}
            <span className="visually-hidden">
              {' '}
              – <OwnersText>{unit.title}</OwnersText>
            </span>
          </>
        )}
      </Link>
      {isFailed && !isDoubled && <span role="alert">{words.failed}</span>}
      {isWanted && (
        <Suspense>
          <UnitDialog unit={unit} ways={ways} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
