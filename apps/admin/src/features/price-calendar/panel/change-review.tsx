import type { PriceChangeInput, PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { usePendingPress } from '../../../core/forms/use-pending-press.ts'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { offerUndo } from '../../../core/undo/offer-undo.tsx'
import { useKeepChange, usePreview } from '../model/use-price-calendar.ts'
import { ChangeProblem } from './change-problem.tsx'
import classes from './panel.module.css'
import { StaysTable } from './stays-table.tsx'

type TitleOf = (unit: string) => string | undefined

interface Props {
  request: PriceChangeInput
  titleOf: TitleOf
  onBack: () => void
  onKept: () => void
}

/** The effect of a change before it is kept. */
export function ChangeReview({ request, titleOf, onBack, onKept }: Props) {
  const { t } = useTranslation()
  const { data, error } = usePreview(request)
  const keep = useKeepChange()
  const save = () =>
    keep.mutate(request, {
      onSuccess: (kept) => {
        if (kept.id) offerUndo(t('priceCalendar.review.undoHint'), kept, t('priceCalendar.review.kept'))
        onKept()
      },
    })
  const problem = keep.error ?? error
  const isEmpty = data !== undefined && data.days + data.seasons === 0
  const pending = usePendingPress(problem || isEmpty ? 'refused' : data ? 'ready' : 'computed', save)
  return (
    <div aria-live="polite" className={classes.stays}>
      {problem ? (
        <ChangeProblem error={problem} titleOf={titleOf} units={request.units} onReload={onBack} />
      ) : null}
      {!data && !problem ? (
        <>
          <Text c="dimmed">{t('priceCalendar.review.loading')}</Text>
          <Skeleton height={180} mt="sm" radius="md" />
        </>
      ) : null}
      {data && !problem ? <Effect result={data} titleOf={titleOf} /> : null}
      <Group mt="md">
        {/* An effect that is only read again stays valid, so that no press is lost; the server compares the version. */}
        <Button
          disabled={isEmpty || problem !== null}
          loading={keep.isPending || pending.isPressed}
          onClick={data ? save : pending.press}
        >
          {t('priceCalendar.review.keep')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('priceCalendar.review.back')}
        </Button>
      </Group>
    </div>
  )
}

function Effect({
  result: { days, seasons, stays },
  titleOf,
}: {
  result: PriceChangeResult
  titleOf: TitleOf
}) {
  const { t } = useTranslation()
  if (days + seasons === 0) return <Text mt="sm">{t('priceCalendar.review.nothing')}</Text>
  return (
    <>
      <Text fw={600} mt="sm">
        {days > 0 ? t('priceCalendar.review.days', { count: days }) : null}
        {seasons > 0 ? t('priceCalendar.review.seasons', { count: seasons }) : null}
      </Text>
      {stays.length > 0 ? (
        <StaysTable stays={stays} titleOf={titleOf} />
      ) : (
        <Text c="dimmed">{t('priceCalendar.review.none')}</Text>
      )}
    </>
  )
}
