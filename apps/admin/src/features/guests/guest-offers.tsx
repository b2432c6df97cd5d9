import type { GuestMatch } from '@dvor/contract/guests/guest-cards.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import badges from '../../core/page/badges.module.css'
import classes from './guests.module.css'

const typingPause = 250
/** Letters from which a name tells something. */
const shortest = 3

interface Props {
  /** What was typed last: a name, an e-mail or a phone number. */
  typed: string
  onChoose: (guest: GuestMatch) => void
}

/** Guests whom the typed text fits, while it is typed; to those who may read contacts. */
export function GuestOffers({ typed, onChoose }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const [q] = useDebouncedValue(typed.trim(), typingPause)
  const isCurrent = q.length >= shortest && q === typed.trim()
  const { data: matches = [] } = useQuery({
    queryKey: ['guests', 'matches', q],
    enabled: may('guests.read') && isCurrent,
    queryFn: async ({ signal }) => unwrap(await client.guestCards.attempt.matches({ q }, { signal })),
  })
  if (!isCurrent || matches.length === 0) return null
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('guests.offers')}. {t('guests.offersHint')}
      </Text>
      <ul className={classes.offers} aria-label={t('guests.offers')}>
        {matches.map((match) => (
          <li key={match.id}>
            <button type="button" className={classes.offer} onClick={() => onChoose(match)}>
              <span className={classes.name}>
                <strong>{match.name}</strong>
                {match.not_again ? (
                  <span className={badges.badge} data-tone="bad">
                    {t('guests.notAgain')}
                  </span>
                ) : null}
              </span>
              <small>{factsOf(match)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

  function factsOf({ phone, email, visits, last }: GuestMatch): string {
    const stays = visits > 0 ? t('guests.visits', { count: visits }) : t('guests.noVisit')
    const when = last && t('guests.last', { day: formatDay(last) })
    return [phone, email, stays, when].filter(Boolean).join(' · ')
  }
}
