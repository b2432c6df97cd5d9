import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useSettings } from '../../core/property/use-settings.ts'
import classes from './sample-banner.module.css'

const PROGRESS_EVERY_MS = 5000

/** Pictures of the sample that are still being drawn; asked for again until there are none. */
function useUndrawn(): number {
  const { data } = useQuery({
    queryKey: ['sample-mode', 'pictures'],
    queryFn: async () => unwrap(await client.sample.attempt.pictures()),
    refetchInterval: ({ state }) => (state.data?.undrawn ? PROGRESS_EVERY_MS : false),
    staleTime: Infinity,
    retry: false,
  })
  return data?.undrawn ?? 0
}

/** Says that sample mode is on, with a link to leave it. */
export function SampleBanner() {
  return useSettings()?.sample_mode ? <SampleNote /> : null
}

function SampleNote() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const undrawn = useUndrawn()
  return (
    <output className={classes.sample}>
      {t('shell.sampleMode')} {undrawn > 0 && `${t('shell.sampleDrawing', { count: undrawn })} `}
      {pathname === '/sample-mode' ? null : <Link to="/sample-mode">{t('shell.leaveSample')}</Link>}
    </output>
  )
}
