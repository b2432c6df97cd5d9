import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { waitingStates } from '@dvor/contract/values/waiting-states.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Badge, Button, Skeleton, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { NotePanel } from '../../core/forms/notes/note-panel.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { declaredText, labelIn } from '../../core/texts/declared.ts'
import type { Entry } from './entry.ts'
import { EntryFacts } from './entry-facts.tsx'
import { OfferForm } from './offer-form.tsx'
import classes from './waiting-list.module.css'

const parent = { path: waitingList.adminPath ?? '/', label: waitingList.label.many }

/** One entry: what the guest is looking for, its state, an offer by hand, and the owner's note. */
export function EntryPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: entry, error, refetch } = useRecord(waitingList, id)
  return (
    <>
      <PageHead title={entry?.guest_name ?? declaredText(waitingList.label.one)} parent={parent} />
      {error && !entry ? (
        <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      ) : null}
      {entry ? (
        <div className={classes.page}>
          <EntryFacts entry={entry} />
          <div className={classes.side}>
            <EntryState entry={entry} />
            {entry.state === 'waiting' ? <OfferForm entry={entry} /> : null}
            <NotePanel key={entry.id} collection={waitingList} record={entry} />
          </div>
        </div>
      ) : error ? null : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  )
}

function EntryState({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useDelete(waitingList)
  const { state, offered_until, reservation } = entry
  const leave = () => {
    remove(anyRecord(entry))
    void navigate(parent.path)
  }
  return (
    <section className={`card ${classes.panel}`} aria-label={t('waitingList.state')}>
      <Title order={2}>{t('waitingList.state')}</Title>
      <p>
        <Badge size="lg" color={state === 'offered' ? 'hay' : 'pine'} variant="light">
          {labelIn(waitingStates, state) ?? state}
        </Badge>
      </p>
      {state === 'offered' && offered_until ? (
        <p>{t('waitingList.heldUntil', { when: formatInstant(offered_until) })}</p>
      ) : null}
      {reservation ? (
        <p>
          <Anchor component={ScreenLink} to={`/reservations/edit/${reservation.id}`}>
            {t('waitingList.reservation')}
          </Anchor>
        </p>
      ) : null}
      <Button size="xs" variant="default" onClick={leave}>
        {t('waitingList.remove')}
      </Button>
    </section>
  )
}
