import type { bulkStates, StateVerdict } from '@dvor/contract/reservations/admin-reservations.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showNote } from '../../core/client/toasts.ts'
import { offerUndo } from '../../core/undo/offer-undo.tsx'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import type { ReservationRow } from '../reservations/list-cells.tsx'
import { problemText } from '../reservations/problem-text.ts'
import { stateLabel } from '../reservations/state-badge.tsx'
import { useAction } from '../reservations/use-action.ts'
import classes from './bulk.module.css'

export type BulkState = (typeof bulkStates)[number]

interface Props {
  rows: readonly ReservationRow[]
  state: BulkState
  onClose: () => void
}

const changedIn = (verdicts: readonly StateVerdict[]) =>
  verdicts.filter(({ refusal }) => refusal === null).length

/** Asks before several reservations change: which can, and why the others cannot. */
export function StatesDialog({ rows, state, onClose }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const body = { ids: rows.map(({ id }) => id), state }
  const preview = useQuery({
    queryKey: ['reservation-states', body],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await client.frontDesk.attempt.changeStates(body, { query: { dry_run: 'true' }, signal })),
  })
  const count = changedIn(preview.data ?? [])
  const change = async () => {
    const verdicts = await run(() => client.frontDesk.attempt.changeStates(body))
    if (!verdicts) return
    onClose()
    const changed = changedIn(verdicts)
    offerUndo(t('reservations.bulk.changed', { count: changed }), verdicts)
    if (changed < count) showNote(t('reservations.bulk.refused', { count: count - changed }))
  }
  return (
    <ConfirmDialog
      title={t('reservations.bulk.title', { state: stateLabel(state) })}
      action={t('reservations.bulk.change', { count })}
      isBusy={isBusy}
      isBlocked={count === 0}
      problem={problem}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <QueryContent query={preview} height={120}>
        {(verdicts) => <Verdicts rows={rows} verdicts={verdicts} />}
      </QueryContent>
    </ConfirmDialog>
  )
}

function Verdicts({ rows, verdicts }: { rows: Props['rows']; verdicts: readonly StateVerdict[] }) {
  const { t } = useTranslation()
  const can = changedIn(verdicts)
  const refusals = new Map(verdicts.map(({ id, refusal }) => [id, refusal]))
  return (
    <>
      <Text>{t('reservations.bulk.can', { count: can })}</Text>
      {can < rows.length ? (
        <>
          <Text mt="sm">{t('reservations.bulk.cannot', { count: rows.length - can })}</Text>
          <ul className={classes.refused}>
            {rows.map(({ id, number, guest_name, state: from, arrival }) => {
              const code = refusals.get(id)
              return code ? (
                <li key={id}>
                  {[number, guest_name].filter(Boolean).join(' · ')}
                  <small>
                    {code === 'transition_not_allowed'
                      ? t('reservations.bulk.inState', { state: stateLabel(from, arrival) })
                      : problemText({ status: 409, code, message: '' })}
                  </small>
                </li>
              ) : null
            })}
          </ul>
        </>
      ) : null}
    </>
  )
}
