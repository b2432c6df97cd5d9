import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { waitingLimits, type WaitingFit } from '@dvor/contract/reservations/waiting-list.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { hours, partyText } from '@dvor/format/plurals.ts'
import { Button, Select, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import type { Entry } from './entry.ts'
import classes from './waiting-list.module.css'

const unitsOf = ({ stays }: WaitingFit) => stays.map(({ accommodation_unit }) => accommodation_unit)
const keyOf = (fit: WaitingFit) => [fit.arrival, ...unitsOf(fit).map(({ id }) => id)].join(' ')

/** Days, units and rate plan of a fit. */
const nameOf = (fit: WaitingFit) =>
  [
    formatDayRange(fit.arrival, fit.departure),
    unitsOf(fit)
      .map(({ title }) => title)
      .join(', '),
    ...(fit.rate_plan ? [fit.rate_plan.title] : []),
  ].join(' · ')

/** Several rooms of a fit, each with its guests; the closed field has no place for them. */
function Rooms({ fit: { stays } }: { fit: WaitingFit }) {
  if (stays.length === 1) return null
  return (
    <ul className={classes.rooms}>
      {stays.map(({ accommodation_unit: { id, title }, adults, children_ages: ages }) => (
        <li key={id}>
          {title} <small>{partyText(adults, ages.length)}</small>
        </li>
      ))}
    </ul>
  )
}

/** An offer by hand: the owner chooses one of the stays that fit. */
export function OfferForm({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const {
    data: fits,
    error,
    refetch,
  } = useQuery({
    queryKey: [...collectionKey(waitingList), entry.id, 'fits'],
    queryFn: async () => unwrap(await client.waitingList.attempt.fits(entry.id)),
  })
  const fit = fits?.find((one) => keyOf(one) === chosen) ?? fits?.[0]
  const send = async () => {
    if (!fit) return
    setBusy(true)
    const body = { units: unitsOf(fit).map(({ id }) => id), arrival: fit.arrival }
    const result = await client.waitingList.attempt.offer(entry.id, body)
    await cache.invalidateQueries({ queryKey: collectionKey(waitingList) })
    setBusy(false)
    if (result.ok) showSuccess(t('waitingList.offered'))
    else showFailure(t('waitingList.offerFailed'), result.error)
  }
  return (
    <section className={`card ${classes.panel}`} aria-label={t('waitingList.offer')}>
      <Title order={2}>{t('waitingList.offer')}</Title>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {fits?.length === 0 ? <Text>{t('waitingList.noFits')}</Text> : null}
      {fits && fit ? (
        <>
          <Text c="dimmed" size="sm" mb="sm">
            {t('waitingList.offerHint', { hours: hours(waitingLimits.offerHours) })}
          </Text>
          <Select
            label={t('waitingList.chooseFit')}
            data={fits.map((one) => ({
              value: keyOf(one),
              label: nameOf(one),
            }))}
            value={keyOf(fit)}
            onChange={setChosen}
            allowDeselect={false}
          />
          <Rooms fit={fit} />
          <Button mt="sm" loading={isBusy} onClick={() => void send()}>
            {t('waitingList.sendOffer')}
          </Button>
        </>
      ) : null}
    </section>
  )
}
