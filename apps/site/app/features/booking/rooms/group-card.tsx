import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { groupWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { RoomChoice } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { isSameChoice } from '../flow/load-groups.ts'
import { roomsPath, takenPath } from '../flow/room-ways.ts'
import { findUnit, securityDepositOf } from '../flow/rooms-of-search.ts'
import { useTexts } from '../flow/use-texts.ts'
import { PriceToggle } from '../prices/price-toggle.tsx'
import { CardTerms } from './card-terms-list.tsx'
import classes from './quote-card.module.css'

interface GroupCardProps {
  flow: FlowData
  /** Name for the heading and for the buttons. */
  title: string
  /** Words after the name, for example what the group is the best of. */
  tags: readonly string[]
  rooms: readonly RoomChoice[]
  price: PriceBreakdown
  rules: readonly CancellationRule[]
  takeLabel: string
}

/** Several rooms with one price: who sleeps in which, and one press that takes all of them. */
export function GroupCard({ flow, title, tags, rooms, price, rules, takeLabel }: GroupCardProps) {
  const isChosen = flow.rooms.length > 0 && isSameChoice(flow.rooms, rooms)
  return (
    <li
      className={isChosen ? `${classes.quote} ${classes.isChosen}` : classes.quote}
      data-testid="room-group"
    >
      <PicturesOfGroup flow={flow} rooms={rooms} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <OwnersText>{title}</OwnersText>
          {tags.map((tag) => (
            <span key={tag} className={classes.tag}>
              {tag}
            </span>
          ))}
        </h3>
        <RoomsOfGroup flow={flow} rooms={rooms} />
        <CardTerms
          flow={flow}
          price={price}
          rules={rules}
          securityDeposit={securityDepositOf(flow.units, rooms)}
        />
        <PriceToggle price={price} />
      </div>
      <div className={classes.choice}>
        <GroupPrice flow={flow} price={price} />
        <GroupWays flow={flow} rooms={rooms} chosen={isChosen} takeLabel={takeLabel} title={title} />
      </div>
    </li>
  )
}

/** Most pictures on a card. */
const mostPictures = 3

/** A picture of each room, one above the other; nothing where the rooms have none. */
function PicturesOfGroup({ flow: { units }, rooms }: Pick<GroupCardProps, 'flow' | 'rooms'>) {
  const files = rooms.flatMap(({ unit }) => findUnit(units, unit)?.image ?? []).slice(0, mostPictures)
  if (files.length === 0) return null
  return (
    <div className={`${classes.picture} ${classes.pictures}`}>
      {files.map((file) => (
        <OwnersPicture
          key={file.url}
          file={file}
          sizes="(width >= 68rem) 14rem, (width >= 44rem) 23vw, 46vw"
        />
      ))}
    </div>
  )
}

function RoomsOfGroup({ flow: { units }, rooms }: Pick<GroupCardProps, 'flow' | 'rooms'>) {
  const { partyText } = useFormats()
  return (
    <ul className={classes.rooms}>
      {rooms.map(({ unit, adults, ages }) => (
        <li key={unit}>
          <OwnersText>{findUnit(units, unit)?.title}</OwnersText>: {partyText(adults, ages.length)}
        </li>
      ))}
    </ul>
  )
}

function GroupPrice({ flow: { search }, price }: Pick<GroupCardProps, 'flow' | 'price'>) {
  const { formatMoney, nights, partyText } = useFormats()
  if (!search.from || !search.to) return null
  return (
    <p className={classes.price}>
      <strong>{formatMoney(price.total)}</strong>
      <span>
        {nights(daysBetween(search.from, search.to))}, {partyText(search.adults, search.ages.length)}
      </span>
    </p>
  )
}

interface GroupWaysProps extends Pick<GroupCardProps, 'flow' | 'rooms' | 'takeLabel' | 'title'> {
  chosen: boolean
}

function GroupWays({ flow: { search }, rooms, chosen, takeLabel, title }: GroupWaysProps) {
  const texts = useTexts()
  const words = useWords(groupWords)
  const name: ReactNode = (
    <span className="visually-hidden">
      {' '}
      – <OwnersText>{title}</OwnersText>
    </span>
  )
  if (chosen)
    return (
      <>
        <span className={classes.chosen}>{texts.units.chosen}</span>
        <LinkButton to={roomsPath(search, [])} variant="quiet" preventScrollReset replace>
          {texts.units.remove}
          {name}
        </LinkButton>
      </>
    )
  return (
    <>
      <LinkButton to={takenPath(search, rooms)}>
        {takeLabel}
        {name}
      </LinkButton>
      <LinkButton to={roomsPath(search, rooms)} variant="quiet" size="small" preventScrollReset replace>
        {words.spread}
        {name}
      </LinkButton>
    </>
  )
}
