import type { BillCharge, BillItem } from '@dvor/contract/reservations/bill-items.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { UndoOffer } from '../../core/page/undo-offer.tsx'

/** What a bill changes: reservations with their sums, the places where these stand, and the stock of products. */
const stale = ['reservations', 'dashboard', 'tape-chart', 'products', 'kitchen-sheet', 'invoices']

const undoTime = 8000

/** Changes the bill of a reservation: a tap adds one piece, and its toast takes it back. */
export function useBill(reservation: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function run<T>(call: Promise<Attempt<T>>): Promise<T | null> {
    setBusy(true)
    const result = await call
    await Promise.all(stale.map((name) => cache.invalidateQueries({ queryKey: [name] })))
    setBusy(false)
    if (result.ok) return result.value
    showFailure(t('bill.failed'), result.error)
    return null
  }

  async function add(product: string): Promise<void> {
    const change = await run(client.bill.attempt.add(reservation, { product, quantity: 1 }))
    if (change) offerUndo(change.item)
  }

  async function takeBack({ id, title }: BillItem): Promise<void> {
    if (await run(client.bill.attempt.takeBack(id, { quantity: 1 })))
      showSuccess(t('bill.takenBack', { title }))
  }

  function offerUndo(item: BillItem) {
    const id = `bill-${reservation}`
    notifications.hide(id)
    const undo = () => {
      notifications.hide(id)
      void takeBack(item)
    }
    const hint = t('bill.added', { title: item.title, count: item.quantity })
    notifications.show({
      id,
      color: 'pine',
      autoClose: undoTime,
      message: <UndoOffer hint={hint} onUndo={undo} />,
    })
  }

  async function charge({ id, title }: BillItem, sum: Partial<BillCharge>): Promise<void> {
    if (await run(client.bill.attempt.charge(id, sum))) showSuccess(t('bill.charged', { title }))
  }

  async function dismiss({ id }: BillItem): Promise<void> {
    if (await run(client.bill.attempt.dismiss(id))) showSuccess(t('bill.dismissed'))
  }
  return { isBusy, add, takeBack, charge, dismiss }
}

export type Bill = ReturnType<typeof useBill>
