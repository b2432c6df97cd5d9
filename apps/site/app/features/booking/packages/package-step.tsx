import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { packageTexts } from '@dvor/texts/areas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ContactLine } from '../../../core/forms/contact-line.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { isPartyKnown, type TypedParty } from '../../calendar/party/party.ts'
import { PartySteppers } from '../../calendar/party/party-steppers.tsx'
import { flowPath } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { RedirectError } from '../frame/redirect-error.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { PackageChoice } from './package-choice.tsx'
import classes from './package.module.css'

/** Step 1 of a package: the guests, one of its days, a unit and the times of its services. */
export function PackageStep({ flow }: { flow: FlowData }) {
  const texts = useWords(packageTexts)
  const { sold } = flow
  if (!sold)
    return (
      <EmptyState title={texts.overTitle}>
        <LinkButton to="/sezonne-ponuky" variant="quiet">
          {texts.otherStays}
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <StepHeading>
        <OwnersText>{sold.title}</OwnersText>
      </StepHeading>
      <RedirectError title={texts.failedTitle} />
      <div className={classes.step}>
        <Contents sold={sold} />
        <div className={classes.choices}>
          <Guests flow={flow} />
          {sold.days.length > 0 ? (
            <PackageChoice flow={flow} sold={sold} />
          ) : (
            <EmptyState title={texts.noneTitle}>
              <p>{texts.noneText}</p>
              <ContactLine />
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

/** Describes the package with its services and its price for the guests. */
function Contents({ sold }: { sold: PackageOptions }) {
  const texts = useWords(packageTexts)
  const { formatMoney, nights } = useFormats()
  const [first] = sold.days
  const included = [...sold.common_services, ...(first?.services ?? [])].map(({ title }) => title)
  return (
    <section className={classes.contents}>
      {sold.text && (
        <p className="lead">
          <OwnersText>{sold.text}</OwnersText>
        </p>
      )}
      <h2 className={classes.title}>{texts.included}</h2>
      <ul className={classes.included}>
        <li>
          {texts.nights} {nights(sold.nights)}
        </li>
        {included.map((title) => (
          <li key={title}>
            <OwnersText>{title}</OwnersText>
          </li>
        ))}
      </ul>
      <p className={classes.price}>
        {texts.price} <strong>{formatMoney(sold.price)}</strong>
      </p>
      <p className={classes.note}>
        {texts.taxNote} {texts.oneUnit}
      </p>
      {sold.places_left !== null && sold.places_left > 0 && sold.places_left <= fewPlaces && (
        <p className={classes.left}>
          {texts.left} {sold.places_left}
        </p>
      )}
    </section>
  )
}

/** Places from which on their number is shown. */
const fewPlaces = 3

/** The guests; another party reads the days and the price anew. */
function Guests({ flow }: { flow: FlowData }) {
  const texts = useWords(packageTexts)
  const navigate = useNavigate()
  const { search } = flow
  const { adults, ages } = search
  const [party, setParty] = useState<TypedParty>({ adults, children: ages.length, ages })
  const change = (typed: TypedParty) => {
    setParty(typed)
    if (!isPartyKnown(typed)) return
    const party = { package: search.package, adults: typed.adults, ages: typed.ages }
    void navigate(flowPath(party), { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-label={texts.party}>
      <h2 className={classes.title}>{texts.party}</h2>
      <PartySteppers party={party} isChecked={false} onChange={change} />
    </section>
  )
}
