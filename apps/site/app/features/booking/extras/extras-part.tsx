import { serviceAmount } from '@dvor/booking/services/common-services.ts'
import { bandsOf } from '@dvor/booking/stay/guests.ts'
import type { ServedStays } from '@dvor/booking/services/service-groups.ts'
import type { Failure } from '@dvor/client/transport/result.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { Fragment, lazy, Suspense } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { chosenPlan } from '../flow/chosen-plan.ts'
import type { Draft } from '../flow/draft.ts'
import type { FlowData, FlowService } from '../flow/load-flow.ts'
import { useDraft } from '../flow/use-draft.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { requestsOf } from '../flow/stay-requests.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { ExtraChip } from './extra-chip.tsx'
import classes from './extras-part.module.css'
import seatExtrasClasses from './seat-extras.module.css'

interface ExtrasPartProps {
  flow: FlowData
  /** Why the seats that were picked last could not be held. */
  failure: Failure | null
}

/** The stays of the rooms taken, with the age bands of their units. */
function servedStays({ search, rooms, units, settings }: FlowData): ServedStays {
  const unitOf = (id: string) => units.find((unit) => unit.id === id)
  return {
    stays: requestsOf(search, rooms, units),
    bandsFor: ({ accommodation_unit: id }) => bandsOf(unitOf(id) ?? {}, settings.age_bands),
  }
}

/** The services offered; those that come with the chosen rate plan are part of the price. */
function withIncluded(flow: FlowData, draft: Pick<Draft, 'rate_plan'>): FlowService[] {
  const included = new Set(chosenPlan(flow, draft)?.included.map(({ id }) => id))
  return flow.services.map((service) =>
    included.has(service.id) ? { ...service, mandatory: true } : service,
  )
}

/** Services included in the stay, and those to choose from: none of them stands between the guest and the order. */
export function ExtrasPart({ flow, failure }: ExtrasPartProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { elsewhere, settings } = flow
  const services = withIncluded(flow, useDraft('rate_plan'))
  const served = servedStays(flow)
  const mandatory = services.filter((service) => service.mandatory)
  const optional = services.filter((service) => !service.mandatory)
  if (services.length + elsewhere.length + flow.occurrences.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="doplnky">
      <h2 id="doplnky" className={classes.title}>
        {texts.extras.heading}
      </h2>
      {optional.length + flow.occurrences.length > 0 && <p className={classes.lead}>{texts.extras.lead}</p>}
      {mandatory.length > 0 && <IncludedServices services={mandatory} served={served} />}
      {optional.length > 0 && (
        <ul className={classes.chips}>
          {optional.map((service) => (
            <li key={service.id}>
              <ExtraChip {...{ service, served }} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <p className={classes.lead}>
          {texts.extras.elsewhere}:{' '}
          {elsewhere.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <OwnersText>{title}</OwnersText>
            </Fragment>
          ))}
        </p>
      )}
      {failure && (
        <ErrorState title={texts.seats.failedTitle}>
          <p role="alert">{failureText(failure, language, settings.phone)}</p>
        </ErrorState>
      )}
      {flow.occurrences.length > 0 && (
        <Suspense fallback={<Skeleton className={seatExtrasClasses.waiting} label={texts.seats.heading} />}>
          <SeatExtras flow={flow} />
        </Suspense>
      )}
    </section>
  )
}

/** The services that are always part of the price, in one sentence. */
function IncludedServices({ services, served }: { services: readonly FlowService[]; served: ServedStays }) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  return (
    <p className={classes.lead}>
      {texts.extras.included}:{' '}
      {services.map((service, index) => (
        <span key={service.id}>
          {index > 0 && ', '}
          <OwnersText>{service.title}</OwnersText> ({formatMoney(serviceAmount(service, 1, served))})
        </span>
      ))}
      .
    </p>
  )
}

/** Loaded separately: many properties have no slot services. */
const SeatExtras = lazy(() => import('./seat-extras.tsx').then((module) => ({ default: module.SeatExtras })))
