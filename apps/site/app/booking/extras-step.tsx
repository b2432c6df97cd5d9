import { billedQuantity } from '@dvor/booking/common-services.ts'
import { headcount, type Headcount } from '@dvor/booking/headcount.ts'
import { priceUnits } from '@dvor/contract/collections/common-services.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Failure } from '@dvor/client/result.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { CheckField } from '@dvor/ui/field.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { BroughtProblem } from './brought-problem.tsx'
import type { FlowData, FlowService } from './load-flow.ts'
import { problemText } from './problem-text.ts'
import { StepHeading } from './step-heading.tsx'
import { texts } from './texts.ts'
import { changeDraft, useDraft } from './use-draft.ts'
import { wishesOf } from './wishes.ts'

/** Where the owner has set no limit. */
const usualMost = 10
/** Priced by the head or by the whole, so that one wants it or not; everything else is counted. */
const byWhole = new Set<FlowService['price_unit']>(['person', 'person_night'])

/** Step 2: what belongs to the stay anyway, and what one may wish for. */
export function ExtrasStep({ flow, failure }: { flow: FlowData; failure: Failure | null }) {
  const { search, rooms, units, services, settings } = flow
  const count = headcount(wishesOf(search, rooms, units), settings.age_bands)
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
      <BroughtProblem title={texts.seats.failedTitle} />
      {failure && (
        <ErrorState title={texts.seats.failedTitle}>
          <p role="alert">{problemText(failure.code)}</p>
        </ErrorState>
      )}
      {mandatory.length > 0 && <Included services={mandatory} count={count} />}
      <ul className="extras">
        {optional.map((service) => (
          <li key={service.id} className="extras__item">
            <Extra service={service} count={count} />
          </li>
        ))}
      </ul>
      {flow.occurrences.length > 0 && (
        <Suspense fallback={<Skeleton className="seats__waiting" label={texts.seats.heading} />}>
          <SeatExtras flow={flow} />
        </Suspense>
      )}
    </>
  )
}

/** Comes after the page: many a house has no slot services, and step 1 needs none. */
const SeatExtras = lazy(() => import('./seat-extras.tsx').then((module) => ({ default: module.SeatExtras })))

function Included({ services, count }: { services: readonly FlowService[]; count: Headcount }) {
  return (
    <section className="included" aria-labelledby="included-title">
      <h2 id="included-title" className="included__title">
        {texts.extras.included}
      </h2>
      <ul className="included__list">
        {services.map((service) => (
          <li key={service.id}>
            <span>
              {service.title}
              <span className="included__unit">{unitPrice(service)}</span>
            </span>
            <span>{formatMoney(service.price * billedQuantity(service, 1, count))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Extra({ service, count }: { service: FlowService; count: Headcount }) {
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
          label={<strong>{service.title}</strong>}
          help={<ExtraHelp service={service} />}
          checked={asked > 0}
          onChange={(event) => choose(event.currentTarget.checked ? 1 : 0)}
        />
      ) : (
        <Counter
          label={service.title}
          help={helpText(service)}
          value={asked}
          min={0}
          max={most}
          lessLabel={`${texts.extras.fewer}: ${service.title}`}
          moreLabel={`${texts.extras.more}: ${service.title}`}
          onChange={choose}
        />
      )}
      <output className="extras__amount">{amount > 0 && `+ ${formatMoney(amount)}`}</output>
    </>
  )
}

const ExtraHelp = ({ service }: { service: FlowService }) => helpText(service)

const helpText = (service: FlowService) =>
  [unitPrice(service), service.description].filter(Boolean).join(' · ')

/** `8 € za osobu a noc`. */
function unitPrice({ price, price_unit }: FlowService): string {
  const unit = priceUnits.find(({ value }) => value === price_unit)?.label ?? ''
  return `${formatMoney(price)} ${unit}`
}
