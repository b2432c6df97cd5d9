import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { SeasonEffect, WinningSeason } from '@dvor/contract/pricing/price-simulations.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights } from '@dvor/format/plurals.ts'
import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { editPath } from '../../core/records/collection-paths.ts'
import { useSave } from '../../core/records/use-save.ts'
import { useSeasonEffect, type Season } from './use-season-effect.ts'
import { IfMay } from '../../core/client/if-may.tsx'

/** Number of periods that are listed; the rest is counted. */
const writtenOut = 4

interface Props {
  season: Season
  /** Opens another season in the drawer; without it a link leads to its form. */
  onOpen?: (id: string) => void
}

/**
 * Nights on which a saved season does not apply, with buttons to raise its priority and to open the other season.
 */
export function SeasonEffectNote({ season, onOpen }: Props) {
  const { data } = useSeasonEffect(season)
  if (!data) return null
  return data.winners.length > 0 ? (
    <LosingNote effect={data} season={season} onOpen={onOpen} />
  ) : (
    <WholeNote effect={data} />
  )
}

function WholeNote({ effect: { is_active, nights: count } }: { effect: SeasonEffect }) {
  const { t } = useTranslation()
  if (!is_active) return <Alert color="gray">{t('seasons.effect.inactive')}</Alert>
  if (count === 0) return <Alert color="gray">{t('seasons.effect.over')}</Alert>
  return (
    <Alert color="pine" icon={<IconCheck size={20} />}>
      {t('seasons.effect.whole', { nights: nights(count) })}
    </Alert>
  )
}

function LosingNote({ effect, season, onOpen }: Props & { effect: SeasonEffect }) {
  const { t } = useTranslation()
  return (
    <Alert
      color="hay"
      icon={<IconAlertTriangle size={20} />}
      title={t('seasons.effect.title', {
        nights: nights(effect.nights - effect.priced_nights),
        all: nights(effect.nights),
      })}
    >
      <List size="sm" spacing="xs">
        {effect.winners.map((winner) => (
          <List.Item key={winner.id}>
            <Winner winner={winner} onOpen={onOpen} />
          </List.Item>
        ))}
      </List>
      {effect.winning_priority === null ? null : <Raise season={season} priority={effect.winning_priority} />}
    </Alert>
  )
}

function Winner({ winner, onOpen }: { winner: WinningSeason; onOpen?: (id: string) => void }) {
  const { t } = useTranslation()
  const periodTexts = winner.periods.slice(0, writtenOut).map(({ from, to }) => formatDayRange(from, to))
  return (
    <>
      {onOpen ? (
        <Anchor component="button" type="button" size="sm" fw={600} onClick={() => onOpen(winner.id)}>
          {winner.title}
        </Anchor>
      ) : (
        <Anchor component={ScreenLink} size="sm" fw={600} to={editPath(prices, winner.id) ?? '/prices'}>
          {winner.title}
        </Anchor>
      )}{' '}
      {t('seasons.effect.winner', {
        price: formatMoney(winner.price),
        nights: nights(winner.nights),
        reason: t(`seasons.effect.reasons.${winner.reason}`),
      })}
      <Text size="sm" c="dimmed">
        {periodTexts.join(', ')}
        {winner.periods.length > periodTexts.length ? ` ${t('seasons.effect.more')}` : ''}
      </Text>
    </>
  )
}

function Raise({ season, priority }: { season: Season; priority: number }) {
  const { t } = useTranslation()
  const save = useSave(prices)
  const [isSaving, setSaving] = useState(false)
  const raise = async () => {
    setSaving(true)
    const result = await save({ priority }, season)
    setSaving(false)
    if (result.ok) showSuccess(t('seasons.effect.raised'))
    else showFailure(t('form.saveFailed'), result.error)
  }
  return (
    <IfMay permission="prices.edit">
      <Group mt="sm" gap="sm">
        <Button size="xs" loading={isSaving} onClick={() => void raise()}>
          {t('seasons.effect.raise')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('seasons.effect.raiseHint', { priority })}
        </Text>
      </Group>
    </IfMay>
  )
}
