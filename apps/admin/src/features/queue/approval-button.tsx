import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { TransitionQuestion } from '../transitions/transition-button.tsx'
import { approvalOf } from '../transitions/transitions.ts'

/** Approves a request after the question that every approval asks. @param id of the reservation */
export function ApprovalButton({ id }: { id: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  if (!may('reservations.edit')) return null
  return (
    <>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t('queue.approve')}
      </Button>
      {isAsking ? <Question id={id} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Question({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useRecord(reservations, id)
  const to = data && approvalOf(data)
  return to ? <TransitionQuestion reservation={data} to={to} onClose={onClose} /> : null
}
