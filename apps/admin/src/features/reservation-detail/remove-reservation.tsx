import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { Menu, Button, Modal, Text } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import type { SectionProps } from '../reservations/reservation.ts'

/** The menu of further actions: deleting a reservation without money. */
export function FurtherActions({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const hasMoney = reservation.transaction_logs.length > 0
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
      {isConfirming && hasMoney ? (
        <Modal
          opened
          onClose={close}
          title={t('reservations.removal.refusedTitle')}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <Text>{t('reservations.removal.hasMoney')}</Text>
        </Modal>
      ) : null}
      {isConfirming && !hasMoney ? <Question reservation={reservation} onClose={close} /> : null}
    </>
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
