import { billedQuantity } from '@dvor/booking/services/common-services.ts'
import type { Headcount } from '@dvor/booking/stay/headcount.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import type { FlowService } from '../flow/load-flow.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './extras-part.module.css'

/** The services that are always part of the price, in one sentence. */
export function IncludedServices({
  services,
  count,
}: {
  services: readonly FlowService[]
  count: Headcount
}) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  return (
    <p className={classes.lead}>
      {texts.extras.included}:{' '}
      {services.map((service, index) => (
        <span key={service.id}>
          {index > 0 && ', '}
          <OwnersText>{service.title}</OwnersText> (
          {formatMoney(service.price * billedQuantity(service, 1, count))})
        </span>
      ))}
      .
    </p>
  )
}
