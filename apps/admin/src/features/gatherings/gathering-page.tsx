import { gatherings } from '@dvor/contract/collections/reservations/gatherings.ts'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { NotePanel } from '../../core/forms/notes/note-panel.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { GatheringFacts, type Gathering } from './gathering-facts.tsx'
import { GatheringRooms } from './gathering-rooms.tsx'
import classes from './gatherings.module.css'

const parent = { path: gatherings.adminPath ?? '/', label: gatherings.label.many }

/** A gathering: its rooms with their families, who organises it, and our note. */
export function GatheringPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: gathering, error, refetch } = useRecord(gatherings, id)
  return (
    <>
      <PageHead title={gathering?.guest_name ?? declaredText(gatherings.label.one)} parent={parent} />
      {error && !gathering ? (
        <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      ) : null}
      {gathering ? (
        <div className={classes.page}>
          <GatheringRooms id={gathering.id} />
          <div className={classes.side}>
            <GatheringFacts gathering={gathering} />
            <NotePanel key={gathering.id} collection={gatherings} record={gathering} />
            <Remove gathering={gathering} />
          </div>
        </div>
      ) : error ? null : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  )
}

function Remove({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useDelete(gatherings)
  const leave = () => {
    remove(anyRecord(gathering))
    void navigate(parent.path)
  }
  return (
    <p>
      <Button size="xs" variant="default" onClick={leave}>
        {t('gatherings.remove')}
      </Button>
    </p>
  )
}
