import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { daysBetween } from '@dvor/format/days.ts'
import { nbsp } from '@dvor/format/language.ts'
import { ContactLine } from '../../../core/forms/contact-line.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import { Link } from 'react-router'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { longerWays, nearestWays, noRoomReason, type NoRoomReason, type Way } from './no-room-reason.ts'
import { noRoomText } from './no-room-text.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { useDraft } from '../flow/use-draft.ts'
import { wayPath } from '../flow/way-path.ts'
import { flowQuery, type FlowSearch } from '../../search/search-params.ts'
import { useTexts } from '../flow/use-texts.ts'
import styles from './no-room.module.css'

/** Shown when no room takes the whole party: the reason, and all alternatives. */
export function NoRoom({ flow, quotes }: { flow: FlowData; quotes: readonly UnitQuote[] }) {
  const texts = useTexts()
  const language = useLanguage()
  const { nights } = useFormats()
  const { from, to } = flow.search
  const reason = noRoomReason(flow, quotes)
  const { title, text } = noRoomText(reason, language, useOwnersTexts())
  if (!from || !to) return null
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <Ways title={texts.units.longer} ways={longerWays(quotes)} search={flow.search} showsNights />
      <Ways
        title={`${texts.units.nearest} ${nights(daysBetween(from, to))}:`}
        ways={nearestWays(quotes, from)}
        search={flow.search}
      />
      {mayBecomeFree.has(reason.kind) && <WaitingListLink flow={flow} />}
      <AskUs flow={flow} />
    </EmptyState>
  )
}

/** Contact for an empty search: phone, e-mail, and a link to the form with days and people filled in. */
function AskUs({ flow: { search } }: { flow: Pick<FlowData, 'search'> }) {
  const texts = useTexts()
  const { formatDayRange } = useFormats()
  const { from, to, adults, ages } = search
  const subject = from && to ? `${texts.units.askSubject} ${formatDayRange(from, to)}` : undefined
  return (
    <>
      <p>
        <Link to={`/kontakt?${flowQuery({ from, to, adults, ages })}#formular`}>{texts.units.askForm}</Link>
      </p>
      <ContactLine subject={subject} />
    </>
  )
}

/** Reasons that a cancellation can remove. */
const mayBecomeFree = new Set<NoRoomReason['kind']>(['taken', 'mixed', 'few_places', 'one_adult'])

/** Leads to the form of the waiting list with days, guests and the rate plan that was chosen filled in. */
function WaitingListLink({ flow: { search } }: { flow: FlowData }) {
  const { waiting } = useTexts().units
  const { from, to, adults, ages, unit } = search
  const { rate_plan } = useDraft('rate_plan')
  const plan = rate_plan ? `&plan=${rate_plan}` : ''
  return (
    <p>
      <Link to={`/poradovnik?${flowQuery({ from, to, adults, ages, unit })}${plan}`}>{waiting}</Link>
    </p>
  )
}

interface WaysProps {
  title: string
  ways: readonly Way[]
  search: FlowSearch
  showsNights?: boolean
}

/** Between facts; it may end a line, and begins none. */
const dot = `${nbsp}· `

function Ways({ title, ways, search, showsNights }: WaysProps) {
  const { formatDayRange, formatMoney, nights } = useFormats()
  if (ways.length === 0) return null
  return (
    <div className={styles.ways}>
      <p>{title}</p>
      {ways.map(({ unit, arrival, departure, total }) => (
        <LinkButton
          key={`${unit.slug} ${arrival}`}
          to={wayPath(search, { unit, arrival, departure })}
          variant="quiet"
          size="small"
          preventScrollReset
        >
          <span>
            {formatDayRange(arrival, departure)}
            {showsNights && `${dot}${nights(daysBetween(arrival, departure))}`}
            {dot}
            <OwnersText>{unit.title}</OwnersText>
            {dot}
            {formatMoney(total)}
          </span>
        </LinkButton>
      ))}
    </div>
  )
}
