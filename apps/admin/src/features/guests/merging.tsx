import { likenesses, type GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useCall } from '../../core/client/use-call.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import classes from './guests.module.css'
import { MergeDialog, stale } from './merge-dialog.tsx'

type Name = GuestCard['guest']

const contactOf = ({ email, phone }: Name) => [email, phone].filter(Boolean).join(' · ')

/** Other cards that may be of the same person, each to be merged into this one. */
export function LikelyGuests({ card: { guest, likely } }: { card: GuestCard }) {
  const { t } = useTranslation()
  const [other, setOther] = useState<Name | null>(null)
  if (likely.length === 0) return null
  return (
    <Section title={t('guests.duplicates')}>
      <div className={classes.group}>
        <ul>
          {likely.map(({ guest: like, likeness }) => (
            <li key={like.id}>
              <span>
                <Anchor component={ScreenLink} to={`/guests/edit/${like.id}`}>
                  {like.name}
                </Anchor>
                <small>{[labelIn(likenesses, likeness), contactOf(like)].filter(Boolean).join(' · ')}</small>
              </span>
              <IfMay permission="reservations.edit">
                <Button size="xs" variant="light" onClick={() => setOther(like)}>
                  {t('guests.merge')}
                </Button>
              </IfMay>
            </li>
          ))}
        </ul>
      </div>
      {other ? <MergeDialog guest={guest} other={other} onClose={() => setOther(null)} /> : null}
    </Section>
  )
}

/** Cards that are a part of this one. */
export function MergedGuests({ card: { merged } }: { card: GuestCard }) {
  const { t } = useTranslation()
  const { run, isBusy } = useCall(stale)
  if (merged.length === 0) return null
  const separate = async (id: string) => {
    const call = () => client.guestCards.attempt.separate(id)
    const result = await run(async () => {
      const attempt = await call()
      if (!attempt.ok) showFailure(t('guests.separate'), attempt.error)
      return attempt
    })
    if (result) showSuccess(t('guests.separated'))
  }
  return (
    <Section title={t('guests.merged')}>
      <Text size="sm" c="dimmed">
        {t('guests.mergedText')}
      </Text>
      <div className={classes.group}>
        <ul>
          {merged.map((part) => (
            <li key={part.id}>
              <span>
                {part.name}
                <small>{contactOf(part)}</small>
              </span>
              <IfMay permission="reservations.edit">
                <Button size="xs" variant="default" loading={isBusy} onClick={() => void separate(part.id)}>
                  {t('guests.separate')}
                </Button>
              </IfMay>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
