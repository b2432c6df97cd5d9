import { serviceAmount } from '@dvor/booking/services/common-services.ts'
import type { ServedStays } from '@dvor/booking/services/service-groups.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import type { FlowService } from '../flow/load-flow.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './extras-part.module.css'

/** The services that are always part of the price, in one sentence. */
export function IncludedServices({
  services,
  served,
}: {
  services: readonly FlowService[]
  served: ServedStays
}) {
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
