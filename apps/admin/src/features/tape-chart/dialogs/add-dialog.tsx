import type { ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { BookForm } from './book-form.tsx'
import { ClosureForm } from './closure-form.tsx'
import classes from './dialogs.module.css'
import type { Placement } from '../model/gesture.ts'
import { useMay } from '../../../core/client/person.ts'

interface Props {
  placement: Placement
  units: readonly ChartUnit[]
  onClose: () => void
}

/** Dialog of selected free nights: a booking or a closure. */
export function AddDialog({ placement, units, onClose }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const choices = [
    ...(may('reservations.create') ? [{ value: 'book', label: t('chart.add.book') }] : []),
    ...(may('reservations.move') ? [{ value: 'close', label: t('chart.add.close') }] : []),
  ]
  const [what, setWhat] = useState(choices[0]?.value)
  return (
    <FormModal opened onClose={onClose} size={what === 'book' ? 'xl' : 'md'} title={t('chart.add.title')}>
      <SegmentedControl
        className={classes.what}
        aria-label={t('chart.add.what')}
        data={choices}
        value={what}
        onChange={setWhat}
      />
      {what === 'book' ? (
        <BookForm placement={placement} onDone={onClose} />
      ) : (
        <ClosureForm
          start={{
            unit: placement.unit,
            arrival: placement.arrival,
            departure: placement.departure,
            kind: 'closed',
            reason: '',
          }}
          units={units}
          onDone={onClose}
        />
      )}
    </FormModal>
  )
}
