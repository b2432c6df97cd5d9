import { billedQuantity } from '@dvor/booking/services/common-services.ts'
import { headcount, type Headcount } from '@dvor/booking/stay/headcount.ts'
import type { Failure } from '@dvor/client/transport/result.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { CheckField } from '@dvor/ui/field.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { RedirectError } from '../frame/redirect-error.tsx'
import type { FlowData, FlowService } from '../flow/load-flow.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { StepHeading } from '../frame/step-heading.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { unitPriceText } from '../prices/unit-price-text.ts'
import { requestsOf } from '../flow/stay-requests.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './extras-step.module.css'
import seatExtrasClasses from './seat-extras.module.css'

/** Limit where the owner has set none. */
const usualMost = 10
/** Price units without a quantity: the guest only says yes or no. */
const byWhole = new Set<FlowService['price_unit']>(['person', 'person_night'])

interface ExtrasStepProps {
  flow: FlowData
  failure: Failure | null
}

/** Step 2: services included in the stay, and those to choose from. */
export function ExtrasStep({ flow, failure }: ExtrasStepProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { search, rooms, units, services, settings } = flow
  const count = headcount(requestsOf(search, rooms, units), settings.age_bands)
  const mandatory = services.filter((service) => service.mandatory)
  const optional = services.filter((service) => !service.mandatory)
  return (
    <>
      <StepHeading>{texts.extras.heading}</StepHeading>
      {optional.length + flow.occurrences.length === 0 ? (
        <p className="lead">{texts.extras.none}</p>
      ) : (
        <p className="lead">{texts.extras.lead}</p>
      )}
      <RedirectError title={texts.seats.failedTitle} />
      {failure && (
        <ErrorState title={texts.seats.failedTitle}>
          <p role="alert">{failureText(failure, language, flow.settings.phone)}</p>
        </ErrorState>
      )}
      {mandatory.length > 0 && <Included services={mandatory} count={count} />}
      <ul className={classes.extras}>
        {optional.map((service) => (
          <li key={service.id} className={classes.item}>
            <Extra service={service} count={count} />
          </li>
        ))}
      </ul>
      {flow.occurrences.length > 0 && (
        <Suspense fallback={<Skeleton className={seatExtrasClasses.waiting} label={texts.seats.heading} />}>
          <SeatExtras flow={flow} />
        </Suspense>
      )}
    </>
  )
}

/** Loaded separately: many properties have no slot services, and step 1 needs none. */
const SeatExtras = lazy(() => import('./seat-extras.tsx').then((module) => ({ default: module.SeatExtras })))

function Included({ services, count }: { services: readonly FlowService[]; count: Headcount }) {
  const texts = useTexts()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  return (
    <section className={classes.included} aria-labelledby="included-title">
      <h2 id="included-title" className={classes.includedTitle}>
        {texts.extras.included}
      </h2>
      <ul className={classes.includedList}>
        {services.map((service) => (
          <li key={service.id}>
            <span>
              <OwnersText>{service.title}</OwnersText>
              <span className={classes.includedUnit}>{unitPriceText(service, language)}</span>
            </span>
            <span>{formatMoney(service.price * billedQuantity(service, 1, count))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Extra({ service, count }: { service: FlowService; count: Headcount }) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  const { services } = useDraft()
  const asked = services[service.id] ?? 0
  const choose = (quantity: number) => {
    const { [service.id]: _before, ...others } = services
    changeDraft({ services: quantity > 0 ? { ...others, [service.id]: quantity } : others })
  }
  const amount = asked > 0 ? service.price * billedQuantity(service, asked, count) : 0
  const most = service.max_quantity ?? usualMost
  const once = byWhole.has(service.price_unit) || most === 1
  return (
    <>
      {once ? (
        <CheckField
          label={
            <strong>
              <OwnersText>{service.title}</OwnersText>
            </strong>
          }
          help={<ExtraHelp service={service} />}
          checked={asked > 0}
          onChange={(event) => choose(event.currentTarget.checked ? 1 : 0)}
        />
      ) : (
        <Counter
          label={<OwnersText>{service.title}</OwnersText>}
          help={<ExtraHelp service={service} />}
          value={asked}
          min={0}
          max={most}
          foldsAtMin
          lessLabel={`${texts.extras.fewer}: ${service.title}`}
          moreLabel={`${texts.extras.more}: ${service.title}`}
          onChange={choose}
        />
      )}
      <output className={classes.amount}>{amount > 0 && `+ ${formatMoney(amount)}`}</output>
    </>
  )
}

function ExtraHelp({ service }: { service: FlowService }) {
  const language = useLanguage()
  return (
    <>
      {unitPriceText(service, language)}
      {service.description && (
        <>
          {' · '}
          <OwnersText>{service.description}</OwnersText>
        </>
      )}
    </>
  )
}
