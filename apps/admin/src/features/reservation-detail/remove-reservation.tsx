import { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Button, List, Menu, Modal, Stack, Text } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { useList } from '../../core/records/use-list.ts'
import { useGuardedClose } from '../../core/unsaved/use-guarded-close.tsx'
import { isCreditable, kindLabel, type Invoice } from '../invoices/invoice.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { useMay } from '../../core/client/person.ts'

/** The menu of further actions: deleting a reservation without money or documents. */
export function FurtherActions({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const isAsked = isConfirming && may('documents.read')
  const documents = useList(invoices, { reservation: reservation.id, _limit: -1 }, isAsked)
  const hasMoney = may('money.read') && reservation.transaction_logs.length > 0
  const isKept = hasMoney || (documents.data ?? []).length > 0
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={17} />}>
            {t('reservations.removal.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="barn" leftSection={<IconTrash size={17} />} onClick={() => setConfirming(true)}>
            {t('reservations.removal.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isConfirming && isKept ? (
        <Refusal hasMoney={hasMoney} documents={documents.data ?? []} onClose={close} />
      ) : null}
      {isConfirming && !isKept && !(isAsked && documents.isPending) ? (
        <Question reservation={reservation} onClose={close} />
      ) : null}
    </>
  )
}

interface RefusalProps {
  hasMoney: boolean
  documents: readonly Invoice[]
  onClose: () => void
}

/** Says what keeps the reservation from being deleted, and what can be done instead. */
function Refusal({ hasMoney, documents, onClose }: RefusalProps) {
  const { t } = useTranslation()
  const isInvoiced = documents.some(isCreditable)
  const { close } = useGuardedClose(true, onClose)
  return (
    <Modal
      opened
      onClose={close}
      title={t('reservations.removal.refusedTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="sm">
        {hasMoney ? <Text>{t('reservations.removal.hasMoney')}</Text> : null}
        {documents.length > 0 ? (
          <>
            <Text>{t('reservations.removal.hasDocuments')}</Text>
            <List>
              {documents.map(({ id, kind, number, issued_on }) => (
                <List.Item key={id}>
                  {kindLabel(kind)} {number} · {formatDay(issued_on)}
                </List.Item>
              ))}
            </List>
            <Text>
              {t(isInvoiced ? 'reservations.removal.creditFirst' : 'reservations.removal.cancelInstead')}
            </Text>
          </>
        ) : null}
      </Stack>
    </Modal>
  )
}

function Question({ reservation, onClose }: SectionProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { id } = reservation
  const isConfirmed = useRef(false)
  const remove = useEffectEvent(async () => {
    if (!isConfirmed.current) return
    const result = await client.resource(reservations).attempt.delete(id)
    if (result.ok) showSuccess(t('reservations.removal.done'))
    else showFailure(t('reservations.removal.refusedTitle'), result.error)
    for (const key of ['reservations', 'dashboard', 'tape-chart'])
      void cache.invalidateQueries({ queryKey: [key] })
  })
  // Deleted when the screen is left: the open screen would read the deleted record again.
  useEffect(() => () => void remove(), [])
  const confirm = () => {
    isConfirmed.current = true
    void navigate('/reservations')
  }
  return (
    <ConfirmDialog
      title={t('reservations.removal.question')}
      action={t('reservations.removal.action')}
      isDanger
      isBusy={false}
      problem={null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('reservations.removal.hint')}
    </ConfirmDialog>
  )
}
