import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import { useSave } from '../../core/records/use-save.ts'
import type { Survey } from './survey-page.tsx'
import classes from './surveys.module.css'
import { IfMay } from '../../core/client/if-may.tsx'

/** The survey's guest and dates, and whether it is published. */
export function AboutSection({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const when = (instant: string | null) => (instant ? formatInstant(instant) : t('surveys.notYet'))
  const { email, guest_name, reservation, sent_at, done_at } = survey
  const facts: Fact[] = [
    [t('surveys.guest'), guest_name ?? t('none')],
    [
      t('surveys.email'),
      email ? (
        <Anchor key="email" href={`mailto:${email}`}>
          {email}
        </Anchor>
      ) : (
        t('none')
      ),
    ],
    [t('surveys.reservation'), <ReservationLink key="reservation" reservation={reservation} />],
    [t('surveys.sentAt'), when(sent_at)],
    [t('surveys.doneAt'), when(done_at)],
  ]
  return (
    <section className={`card ${classes.section}`} aria-label={t('surveys.about')}>
      <Title order={2}>{t('surveys.about')}</Title>
      <FactList facts={facts} className={classes.facts} />
      <IfMay permission="surveys.manage">{survey.done ? <Consent survey={survey} /> : null}</IfMay>
    </section>
  )
}

function ReservationLink({ reservation }: Pick<Survey, 'reservation'>) {
  const { t } = useTranslation()
  if (!reservation) return t('none')
  const number = typeof reservation['number'] === 'string' ? reservation['number'] : reservation.id
  return (
    <Anchor component={ScreenLink} to={`/reservations/edit/${reservation.id}`}>
      {number}
    </Anchor>
  )
}

/** Only the guest can consent; the owner can only withdraw a published survey. */
function Consent({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Title order={3} mt="md" mb={4}>
        {t('surveys.consent')}
      </Title>
      <Text>{t(survey.publish_consent ? 'surveys.consentYes' : 'surveys.consentNo')}</Text>
      {survey.publish_consent ? (
        <Button variant="default" size="xs" mt="sm" onClick={() => setConfirming(true)}>
          {t('surveys.withdraw')}
        </Button>
      ) : null}
      {isConfirming ? <WithdrawDialog survey={survey} onClose={() => setConfirming(false)} /> : null}
    </>
  )
}

function WithdrawDialog({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(surveys)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const withdraw = async () => {
    setBusy(true)
    const result = await save({ publish_consent: false }, survey)
    setBusy(false)
    if (!result.ok) return setProblem(errorText(result.error))
    showSuccess(t('surveys.withdrawn'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('surveys.withdrawTitle')}
      action={t('surveys.withdraw')}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {t('surveys.withdrawHint')}
    </ConfirmDialog>
  )
}
