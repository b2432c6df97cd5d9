import { serviceAmount } from '@dvor/booking/services/common-services.ts'
import type { ServedStays } from '@dvor/booking/services/service-groups.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { useId } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowService } from '../flow/load-flow.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { unitPriceText } from '../../activities/unit-price-text.ts'
import classes from './extra-chip.module.css'

/** Limit where the owner has set none. */
const usualMost = 10
/** Price units without a quantity: the guest only says yes or no. */
const byWhole = new Set<FlowService['price_unit']>(['person', 'person_night'])

interface ExtraChipProps {
  service: FlowService
  served: ServedStays
}

/** A service: a press adds it, another one takes it away. Where it has a quantity, it is counted once it is taken. */
export function ExtraChip({ service, served }: ExtraChipProps) {
  const texts = useTexts()
  const { services } = useDraft('services')
  const count = services[service.id] ?? 0
  const choose = (quantity: number) => {
    const { [service.id]: _before, ...others } = services
    changeDraft({ services: quantity > 0 ? { ...others, [service.id]: quantity } : others })
  }
  const most = service.max_quantity ?? usualMost
  const isCounted = !byWhole.has(service.price_unit) && most > 1
  return (
    <div className={classes.extra}>
      <Chip {...{ service, served, asked: count }} onToggle={() => choose(count > 0 ? 0 : 1)} />
      {isCounted && count > 0 && (
        <Counter
          label={<OwnersText>{service.title}</OwnersText>}
          value={count}
          min={1}
          max={most}
          lessLabel={`${texts.extras.fewer}: ${service.title}`}
          moreLabel={`${texts.extras.more}: ${service.title}`}
          onChange={choose}
        />
      )}
    </div>
  )
}

interface ChipProps extends ExtraChipProps {
  /** The quantity taken, 0 for none. */
  asked: number
  onToggle: () => void
}

function Chip({ service, served, asked, onToggle }: ChipProps) {
  const id = useId()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  return (
    <label className={classes.chip}>
      <input
        type="checkbox"
        checked={asked > 0}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}price ${id}detail`}
        onChange={onToggle}
      />
      <span id={`${id}name`} className={classes.name}>
        <OwnersText>{service.title}</OwnersText>
      </span>
      <span id={`${id}price`} className={classes.price}>
        {asked > 0
          ? `+ ${formatMoney(serviceAmount(service, asked, served))}`
          : unitPriceText(service, language)}
      </span>
      {service.description && (
        <span id={`${id}detail`} className={classes.detail}>
          <OwnersText>{service.description}</OwnersText>
        </span>
      )}
    </label>
  )
}
