import { LinkButton } from '../../../core/layout/link-button.tsx'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import type { RoomAction, RoomWay, RoomWays } from '../flow/room-ways.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './quote-card.module.css'

interface RoomChoiceProps {
  ways: RoomWays
  unit: UnitQuote['unit']
}

/** The ways to take a unit, or to give it back. */
export function RoomChoice({ ways: { main, add }, unit }: RoomChoiceProps) {
  const texts = useTexts()
  if (!main && !add) return <p className={classes.note}>{texts.units.noAdult}</p>
  return (
    <>
      {main?.action === 'remove' && <span className={classes.chosen}>{texts.units.chosen}</span>}
      {main && <WayLink way={main} unit={unit} isMain />}
      {add && <WayLink way={add} unit={unit} />}
    </>
  )
}

function WayLink({ way, unit, isMain }: { way: RoomWay; unit: UnitQuote['unit']; isMain?: boolean }) {
  const texts = useTexts()
  const labels: Record<RoomAction, string> = {
    take: texts.units.choose,
    choose: texts.units.choose,
    combine: texts.units.combine,
    swap: texts.units.swap,
    add: texts.units.add,
    remove: texts.units.remove,
  }
  const variant = isMain && way.action !== 'remove' ? 'primary' : 'quiet'
  const stays = way.action !== 'take'
  return (
    <LinkButton
      to={way.to}
      variant={variant}
      size={isMain ? undefined : 'small'}
      preventScrollReset={stays}
      replace={stays}
    >
      {labels[way.action]}
      <span className="visually-hidden">
        {' '}
        – <OwnersText>{unit.title}</OwnersText>
      </span>
    </LinkButton>
  )
}
