import type { GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useCall } from '../../core/client/use-call.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { UndoOffer } from '../../core/page/undo-offer.tsx'
import { undoTime } from '../../core/records/pending-deletes.ts'
import { FactList } from '../../core/records/fact-list.tsx'
import reservation from '../reservations/reservation.module.css'

/** Queries that show cards. */
export const stale = [['guests'], ['reservations']]

interface Props {
  guest: GuestCard['guest']
  /** The card that goes into the guest's. */
  other: GuestCard['guest']
  onClose: () => void
}

/** Asks whether to merge two cards, with the figures of the card as it would be. A toast then offers to undo it. */
export function MergeDialog({ guest, other, onClose }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, failure } = useCall(stale)
  const offerUndo = useUndo(other.id)
  const body = { duplicate: other.id }
  const preview = useQuery({
    queryKey: ['guest-merge', guest.id, other.id],
    queryFn: async ({ signal }) =>
      unwrap(await client.guestCards.attempt.merge(guest.id, body, { query: { dry_run: 'true' }, signal })),
  })
  const merge = async () => {
    if (!(await run(() => client.guestCards.attempt.merge(guest.id, body)))) return
    onClose()
    offerUndo()
  }
  return (
    <ConfirmDialog
      title={t('guests.mergeTitle')}
      action={t('guests.mergeDo')}
      isBusy={isBusy}
      isBlocked={!preview.data}
      problem={failure && errorText(failure)}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <Text mb="md">{t('guests.mergeText', { other: other.name, name: guest.name })}</Text>
      <QueryContent query={preview} height={90}>
        {(card) => <Preview card={card} />}
      </QueryContent>
    </ConfirmDialog>
  )
}

function Preview({ card: { visits, nights, spent, stays } }: { card: GuestCard }) {
  const { t } = useTranslation()
  const may = useMay()
  const facts = [
    [t('guests.mergeAfter'), t('guests.visits', { count: stays.length })],
    [t('guests.past'), String(visits)],
    [t('guests.nights'), String(nights)],
    [t('guests.spent'), may('money.read') && formatMoney(spent)],
  ] as const
  return <FactList facts={facts} className={reservation.balance} />
}

/** Shows a toast by which the merge is taken back. */
function useUndo(part: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const toast = `merged-${part}`
  const separate = async () => {
    notifications.hide(toast)
    const result = await client.guestCards.attempt.separate(part)
    for (const queryKey of stale) void cache.invalidateQueries({ queryKey })
    if (result.ok) showSuccess(t('guests.separated'))
    else showFailure(t('guests.separate'), result.error)
  }
  return () =>
    notifications.show({
      id: toast,
      color: 'pine',
      autoClose: undoTime,
      title: t('guests.mergedDone'),
      message: <UndoOffer hint={t('guests.mergedHint')} onUndo={() => void separate()} />,
    })
}
