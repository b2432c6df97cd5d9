import { FlexibleStays } from '../flexible/flexible-stays.tsx'
import { Comparison } from '../compare/comparison.tsx'
import { CombinationList } from './combination-list.tsx'
import { GatheringLink } from '../notices/gathering-link.tsx'
import { BuildingQuotes } from './building-card.tsx'
import { exceededGroup } from '../flow/exceeded-group.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { NoRoom } from '../unavailable/no-room.tsx'
import { RoomChoice } from './room-choice.tsx'
import { QuoteCard } from './quote-card.tsx'
import type { SearchResults, UnitQuote } from '../flow/unit-quotes.ts'
import { RestrictedCard } from './restricted-card.tsx'
import { roomWays, type RoomWays } from '../flow/room-ways.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useTexts } from '../flow/use-texts.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { flowPath } from '../../search/search-params.ts'
import { resultsId } from '../../search/stay-search.tsx'
import classes from './quote-list.module.css'
import flowClasses from '../flow/flow.module.css'

/** The search's answer: free units, smaller ones to combine, and unavailable ones with reasons. */
export function QuoteList({ flow, results }: { flow: FlowData; results: SearchResults }) {
  const texts = useTexts()
  const { free, wholes, part, restricted, hasNone } = results
  const choiceOf = (quote: UnitQuote) => <RoomChoice ways={oneWay(roomWays(flow, quote))} unit={quote.unit} />
  return (
    <Comparison flow={flow} quotes={[...free, ...wholes]} choiceOf={choiceOf}>
      <div className={classes.quotes} aria-live="polite">
        <LeftOut flow={flow} />
        <GroupApproval flow={flow} />
        {free.length > 0 && <QuoteSection title={texts.units.freeHeading} quotes={free} flow={flow} />}
        <CombinationList flow={flow} />
        <BuildingQuotes flow={flow} wholes={wholes} />
        {hasNone ? (
          <NoRoom flow={flow} quotes={[...free, ...part, ...restricted]} />
        ) : (
          part.length > 0 && (
            <QuoteSection
              title={texts.units.partHeading}
              text={texts.units.partText}
              quotes={part}
              flow={flow}
              isFolded={flow.combinations.length > 0 && flow.rooms.length === 0}
            />
          )
        )}
        {restricted.length === 0 && <ResultPages flow={flow} />}
        <GatheringLink flow={flow} freeRooms={results.freeRooms} />
        <FlexibleStays flow={flow} />
        {restricted.length > 0 && (
          <section className={classes.section}>
            <h2 className={classes.title}>{texts.units.refusedHeading}</h2>
            <p className={classes.text}>{texts.units.refusedText}</p>
            <ul className={classes.restricted}>
              {restricted.map((quote) => (
                <RestrictedCard key={quote.unit.id} quote={quote} search={flow.search} />
              ))}
            </ul>
            <ResultPages flow={flow} />
          </section>
        )}
      </div>
    </Comparison>
  )
}

/** The way of the card's button alone, where it has one. */
const oneWay = ({ main, add }: RoomWays): RoomWays => ({ main, add: main ? null : add })

/** Names units of an earlier choice that the new search removed. */
function LeftOut({ flow: { search, rooms, names } }: { flow: FlowData }) {
  const texts = useTexts()
  const leftRooms = search.rooms.filter((room) => !rooms.some(({ unit }) => unit === room.unit))
  const titles = leftRooms.flatMap(({ unit }) => names.find(({ slug }) => slug === unit)?.title ?? [])
  if (titles.length === 0) return null
  return (
    <p className={flowClasses.notice}>
      {texts.units.left} <OwnersText>{titles.join(', ')}</OwnersText>.
    </p>
  )
}

/** Says that the owner confirms a group of this size first. */
function GroupApproval({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const most = exceededGroup(flow)
  return most !== null && <p className={flowClasses.notice}>{texts.units.groupApproval(most)}</p>
}

interface QuoteSectionProps {
  title: string
  text?: string
  quotes: readonly UnitQuote[]
  flow: FlowData
  /** Shows the heading alone, which opens the rest. */
  isFolded?: boolean
}

function QuoteSection({ title, isFolded = false, ...section }: QuoteSectionProps) {
  const heading = <h2 className={classes.title}>{title}</h2>
  if (!isFolded)
    return (
      <section className={classes.section}>
        {heading}
        <QuoteCards {...section} />
      </section>
    )
  return (
    <details className={classes.folded}>
      <summary>{heading}</summary>
      <div className={classes.section}>
        <QuoteCards {...section} />
      </div>
    </details>
  )
}

function QuoteCards({ text, quotes, flow }: Pick<QuoteSectionProps, 'text' | 'quotes' | 'flow'>) {
  return (
    <>
      {text && <p className={classes.text}>{text}</p>}
      <ul className={classes.list}>
        {quotes.map((quote, index) => (
          <QuoteCard
            key={quote.unit.id}
            quote={quote}
            flow={flow}
            ways={roomWays(flow, quote)}
            eager={index === 0}
          />
        ))}
      </ul>
    </>
  )
}

/** Links to the pages of the results before and after this one; nothing where all rooms are on one. */
function ResultPages({ flow: { search, results } }: { flow: FlowData }) {
  const texts = useTexts()
  if (!results || results.pages === 1) return null
  const { page, pages } = results
  const at = (number: number) => `${flowPath({ ...search, page: number })}#${resultsId}`
  return (
    <nav className={classes.pages} aria-label={texts.units.pages}>
      {page > 1 && (
        <LinkButton to={at(page - 1)} variant="quiet">
          {texts.units.pageBefore}
        </LinkButton>
      )}
      <span>{texts.units.pageOf(page, pages)}</span>
      {page < pages && (
        <LinkButton to={at(page + 1)} variant="quiet">
          {texts.units.pageAfter}
        </LinkButton>
      )}
    </nav>
  )
}
