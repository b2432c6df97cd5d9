import { stateRules } from '@dvor/booking/reservation/states.ts'
import { Text } from '@mantine/core'
import { IconReceipt, IconTagStarred } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EditDrawer } from '../../core/forms/edit-drawer.tsx'
import { Section } from '../../core/page/section.tsx'
import { AgreedPriceForm } from '../agreed-price/agreed-price-form.tsx'
import { PlanForm } from '../agreed-price/plan-form.tsx'
import { usePlanChoice } from '../agreed-price/use-plan-choice.ts'
import { PriceLines } from '../reservations/price-lines.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useMay } from '../../core/client/person.ts'

/** The agreed price, each line with its rule, and the form to agree on another one. */
export function PriceSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { price, price_adjustments: adjustments, rate_plan: plan, state } = reservation
  const isOffered = stateRules[state].isBooked
  const hasPlans = usePlanChoice()
  const may = useMay()
  const reason = adjustments?.adjustment?.reason
  return (
    <Section title={t('reservations.price.title')}>
      {plan && hasPlans ? (
        <Text size="sm" mb="xs">
          {t('agreedPrice.underPlan', { plan: String(plan['title']) })}
        </Text>
      ) : null}
      <PriceLines price={price} isOnSite={reservation.payment_method === 'on_site'} />
      {reason ? (
        <Text size="sm" c="dimmed" my="xs">
          {t('agreedPrice.stands', { reason })}
        </Text>
      ) : null}
      <EditDrawer
        title={t('agreedPrice.change')}
        icon={<IconReceipt size={16} />}
        isOffered={isOffered && may('money.adjust')}
      >
        {(close) => <AgreedPriceForm reservation={reservation} onDone={close} />}
      </EditDrawer>
      <EditDrawer
        title={t('agreedPrice.changePlan')}
        icon={<IconTagStarred size={16} />}
        isOffered={isOffered && hasPlans && may('money.adjust')}
      >
        {(close) => <PlanForm reservation={reservation} onDone={close} />}
      </EditDrawer>
    </Section>
  )
}
