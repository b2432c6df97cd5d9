import { useTranslation } from 'react-i18next'
import { PriceLines } from '../reservations/price-lines.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { Section } from '../../core/page/section.tsx'

/** The agreed price, each line with its rule. */
export function PriceSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('reservations.price.title')}>
      <PriceLines price={reservation.price} />
    </Section>
  )
}
