import type { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { collectionAddresses } from '@dvor/client/transport/address.ts'
import { newWriteKey } from '@dvor/client/transport/write-keys.ts'
import { isUnanswered } from '@dvor/client/transport/result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showProblem, showSuccess } from '../../core/client/toasts.ts'
import { takenNights } from '../tasks/taken-nights.ts'
import { roomStatesKey } from './use-rooms.ts'

/** A defect as it is reported from a room. */
export interface Defect {
  title: string
  accommodation_unit: string
  by_guest: boolean
  closed_from?: string
  closed_to?: string
}

const { create } = collectionAddresses<typeof tasks>('tasks')

/** The body of a defect with its photos, in one call. */
function formOf(defect: Defect, photos: readonly File[]): FormData {
  const form = new FormData()
  form.append('data', JSON.stringify({ ...defect, kind: 'defect' }))
  for (const photo of photos) form.append('files.photos', photo, photo.name)
  return form
}

/** Reports a defect under one key until it is answered, so that a lost answer does not double it. */
export function useReport(onSent: () => void) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [key, setKey] = useState(newWriteKey)
  const [isSending, setSending] = useState(false)
  async function send(defect: Defect, photos: readonly File[]) {
    setSending(true)
    const call = { body: formOf(defect, photos), headers: { 'idempotency-key': key } }
    const result = await client.attempt(create, call)
    setSending(false)
    if (result.ok) {
      for (const name of [roomStatesKey, 'tasks']) void cache.invalidateQueries({ queryKey: [name] })
      showSuccess(t('housekeeping.sent'))
      return onSent()
    }
    if (!isUnanswered(result.error)) setKey(newWriteKey())
    const days = takenNights(result.error)
    if (days) showProblem(t('housekeeping.notSent'), t('housekeeping.nightsTaken', { days }))
    else showFailure(t('housekeeping.notSent'), result.error)
  }
  return { send, isSending }
}
