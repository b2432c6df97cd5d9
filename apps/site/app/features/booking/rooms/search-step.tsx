import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Link } from 'react-router'
import { ChildrenAges } from '../../calendar/party/children-ages.tsx'
import { StaySearch } from '../../search/stay-search.tsx'
import type { UnitSummary } from '../../stays/load-units.ts'
import { UnitGrid } from '../../stays/unit-grid.tsx'
import { LinkedOfferNotice } from '../notices/linked-offer.tsx'
import { RedirectError } from '../frame/redirect-error.tsx'
import { FlexibleStays } from '../flexible/flexible-stays.tsx'
import { ChosenRooms } from './chosen-rooms.tsx'
import { ContactLine } from '../../../core/forms/contact-line.tsx'
import { ErrorSummary } from '../../../core/forms/error-summary.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { QuoteList } from './quote-list.tsx'
import { problemText } from '../../../core/forms/problem-text.ts'
import { ProceedBar, SearchAgainBar } from './proceed-bar.tsx'
import { flowQuery } from '../../search/search-params.ts'
import { SearchLine } from './search-line.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { searchFormId, useTypedSearch } from '../../search/use-typed-search.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import flowClasses from '../flow/flow.module.css'

const initialOf = ({ from, to, adults, ages, agesMissing }: FlowData['search']) => ({
  from: from ?? '',
  to: to ?? '',
  adults,
  ages,
  children: ages.length + agesMissing,
})

interface SearchFormProps {
  flow: FlowData
  onTyped: ReturnType<typeof useTypedSearch>['onTyped']
}

function SearchForm({ flow, onTyped }: SearchFormProps) {
  const { submit, again } = useTexts().search
  const { search, rooms, problems, today, availability } = flow
  const { unit, coupon } = search
  return (
    <StaySearch
      today={today}
      id={searchFormId}
      hidden={new URLSearchParams(flowQuery({ unit, coupon, rooms }))}
      onTyped={onTyped}
      initial={initialOf(search)}
      ages={ChildrenAges}
      problems={problems ?? undefined}
      submitLabel={availability ? again : submit}
    />
  )
}

/** Step 1: the search, then available units, and unavailable ones with reasons. */
export function SearchStep({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const language = useLanguage()
  const { search, rooms, problems, failure } = flow
  const { isChanged, onTyped } = useTypedSearch(search)
  // Another search is another form, folded again.
  const key = JSON.stringify(initialOf(search))
  const form = <SearchForm key={key} {...{ flow, onTyped }} />
  return (
    <>
      <StepHeading>{texts.search.heading}</StepHeading>
      <LinkedOfferNotice offer={flow.offer} />
      <RedirectError title={texts.hold.failedTitle} />
      {problems && (
        <ErrorSummary key={`problems ${key}`} title={texts.search.errorsTitle} issues={issuesOf(problems)} />
      )}
      {flow.availability ? (
        <SearchLine key={key} flow={flow}>
          {form}
        </SearchLine>
      ) : (
        form
      )}
      {!flow.availability && (
        <p>
          {texts.search.booked} <Link to="/moja-rezervacia">{texts.search.lookup}</Link>
        </p>
      )}
      {failure && (
        <ErrorState title={texts.search.failedTitle}>
          <p>{problemText(failure, language)}</p>
        </ErrorState>
      )}
      {flow.availability && isChanged && (
        <output className={flowClasses.notice}>{texts.search.changed}</output>
      )}
      {flow.results && <QuoteList flow={flow} results={flow.results} />}
      <ChosenRooms flow={flow} />
      {rooms.length > 0 && (isChanged ? <SearchAgainBar /> : <ProceedBar flow={flow} />)}
      {flow.glimpse && <FlexibleStays flow={flow} />}
      {flow.glimpse && flow.glimpse.length > 0 && <Glimpse units={flow.glimpse} />}
    </>
  )
}

/** Shown before a search: some rooms to look at, and the contact. */
function Glimpse({ units }: { units: readonly UnitSummary[] }) {
  const texts = useTexts()
  return (
    <section className={flowClasses.glimpse} aria-labelledby="izby">
      <div className="section-head">
        <h2 id="izby">{texts.search.glimpseHeading}</h2>
        <p className="lead">{texts.search.glimpseText}</p>
      </div>
      <UnitGrid units={units} scrollRow />
      <ContactLine />
    </section>
  )
}

const issuesOf = (problems: NonNullable<FlowData['problems']>) =>
  Object.entries(problems).map(([field, text]) => ({ id: `hladat-${field}`, text }))
