import { Button } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { useToday } from '../../core/property/use-today.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { EarlyDepartureForm, leavesNights } from './early-departure-form.tsx'

/** Button and drawer of an early departure, for guests who are here and have a night to give up. */
export function EarlyDeparture({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const today = useToday()
  if (!leavesNights(reservation, today)) return null
  return (
    <>
      <Button
        size="xs"
        ml="xs"
        variant="default"
        leftSection={<IconDoorExit size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('reservations.early.title')}
      </Button>
      <FormDrawer opened={isOpen} onClose={close} title={t('reservations.early.title')}>
        <EarlyDepartureForm reservation={reservation} onDone={close} onCancel={close} />
      </FormDrawer>
    </>
  )
}
