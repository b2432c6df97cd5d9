import { formatDay } from '@dvor/format/day-text.ts'
import { Button, Text, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { useToday } from '../../core/property/use-today.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { EarlyDepartureForm, leavesNights } from './early-departure-form.tsx'
import { TransitionQuestion } from './transition-button.tsx'
import { transitionLabel } from './transitions.ts'

type Props = SectionProps & Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'>

/** Button of the check-out. Before the agreed day it first asks what becomes of the nights that are left. */
export function CheckOutButton({ reservation, ...look }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [asked, setAsked] = useState<'nothing' | 'nights' | 'departure'>('nothing')
  const close = () => setAsked('nothing')
  const leave = () => setAsked('departure')
  const until = formatDay(reservation.departure ?? today)
  return (
    <>
      <Button onClick={() => setAsked(leavesNights(reservation, today) ? 'nights' : 'departure')} {...look}>
        {transitionLabel(reservation, 'completed')}
      </Button>
      <FormModal opened={asked === 'nights'} onClose={close} title={t('reservations.early.title')}>
        <Text mb="md">{t('reservations.early.before', { day: until })}</Text>
        <EarlyDepartureForm reservation={reservation} onDone={leave} onCancel={close} />
        <Button variant="subtle" mt="sm" onClick={leave}>
          {t('reservations.early.keepNights', { day: until })}
        </Button>
      </FormModal>
      {asked === 'departure' ? (
        <TransitionQuestion reservation={reservation} to="completed" onClose={close} />
      ) : null}
    </>
  )
}
