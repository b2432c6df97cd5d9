import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { isDay } from '@dvor/format/days.ts'
import { Text } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { PageHead } from '../../core/page/page-head.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { WeatherDay } from './weather-day.tsx'

/** Activities of a day that need good weather, to be called off at once; the address carries the day. */
export function WeatherPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : today
  const query = useQuery({
    queryKey: ['reservations', 'weather', day],
    queryFn: async () => unwrap(await client.frontDesk.attempt.weatherDay({ day })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={t('weather.title')} />
      <Text c="dimmed" mb="md" maw={720}>
        {t('weather.hint')}
      </Text>
      <DateInput
        label={t('weather.day')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        maw={220}
        mb="md"
        value={day}
        onChange={(value) => {
          if (value) setParams({ day: value }, { replace: true })
        }}
      />
      <QueryContent query={query} failed={t('weather.failed')} height={320}>
        {(occurrences) => <WeatherDay key={day} day={day} occurrences={occurrences} />}
      </QueryContent>
    </>
  )
}
