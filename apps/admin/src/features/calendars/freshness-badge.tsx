import { useTranslation } from 'react-i18next'
import badges from '../../core/page/badges.module.css'
import { freshnessOf, type Feed, type Freshness } from './freshness.ts'

const tones: Readonly<Record<Freshness, string>> = {
  fresh: 'good',
  stale: 'bad',
  failing: 'wait',
  off: 'quiet',
  waiting: 'quiet',
}

/** Badge for the state of a portal's import. */
export function FreshnessBadge({ feed }: { feed: Feed }) {
  const { t } = useTranslation()
  const freshness = freshnessOf(feed)
  return (
    <span className={badges.badge} data-tone={tones[freshness]}>
      {t(`calendars.freshness.${freshness}`)}
    </span>
  )
}
