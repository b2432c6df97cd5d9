import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { guestText } from '../model/chart-text.ts'
import { SwapOffer } from './swap-offer.tsx'

interface Props {
  stay: ChartStay
  partner: ChartStay
  onClose: () => void
}

/** Swaps the units of two stays that were chosen one after the other. */
export function SwapDialog({ stay, partner, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormModal opened onClose={onClose} title={t('chart.swap.of', { guest: guestText(stay) })}>
      <SwapOffer stay={stay} partner={partner} onDone={onClose} />
    </FormModal>
  )
}
