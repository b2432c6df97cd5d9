import type { WeatherOccurrence } from '@dvor/contract/services/weather.ts'
import { Button, Checkbox, Text } from '@mantine/core'
import { IconCloudRain } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IfMay } from '../../core/client/if-may.tsx'
import { CallOffWeather } from './call-off-weather.tsx'
import { OccurrenceCard } from './occurrence-card.tsx'
import classes from './weather.module.css'

interface Props {
  day: string
  occurrences: readonly WeatherOccurrence[]
}

const isOpen = ({ cancelled_at, has_begun }: WeatherOccurrence) => cancelled_at === null && !has_begun

/** The activities of the day, each with its guests, and the choice of those to call off. */
export function WeatherDay({ day, occurrences }: Props) {
  const { t } = useTranslation()
  const open = occurrences.filter(isOpen)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const chosen = open.filter(({ service_slot }) => !left.includes(service_slot))
  if (occurrences.length === 0) return <Text c="dimmed">{t('weather.none')}</Text>
  const turn = (slot: string, isChosen: boolean) =>
    setLeft((slots) => (isChosen ? slots.filter((one) => one !== slot) : [...slots, slot]))
  return (
    <>
      <ul className={classes.list}>
        {occurrences.map((one) => (
          <li key={one.service_slot} className={`card ${classes.occurrence}`}>
            <OccurrenceCard occurrence={one}>
              {isOpen(one) ? (
                <IfMay permission="reservations.cancel">
                  <Checkbox
                    label={t('weather.pick')}
                    aria-label={`${t('weather.pick')}: ${one.title} ${one.time_from}`}
                    checked={!left.includes(one.service_slot)}
                    onChange={(event) => turn(one.service_slot, event.currentTarget.checked)}
                  />
                </IfMay>
              ) : null}
            </OccurrenceCard>
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <IfMay permission="reservations.cancel">
          <Button
            color="barn"
            leftSection={<IconCloudRain size={18} aria-hidden />}
            disabled={chosen.length === 0}
            onClick={() => setAsking(true)}
          >
            {t('weather.callOff', { number: chosen.length })}
          </Button>
        </IfMay>
      ) : null}
      {isAsking ? <CallOffWeather day={day} chosen={chosen} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
