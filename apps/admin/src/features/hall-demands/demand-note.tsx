import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { anyRecord } from '../../core/records/records.ts'
import { useSave } from '../../core/records/use-save.ts'
import classes from './demands.module.css'
import type { Demand } from './reply.ts'

const partsOf = ({ note }: Demand) => ({ note: note ?? '' })

/** The owner's note, and a drawer to correct the enquiry's data. */
export function DemandNote({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const { send, isSaving, failure, forget } = useNoteSave()
  const [note, setNote] = useState(demand.note ?? '')
  const save = async (typed: string, version: Demand) => {
    const done = await send(typed, version)
    if (done) edited.saved(done)
  }
  const edited = useEditedVersion({
    record: demand,
    partsOf,
    typed: { note: note.trim() },
    put: (parts) => setNote(parts.note),
    failure,
    forget,
    label: () => t('demands.note'),
    onSettled: (parts, version) => void save(parts.note, version),
  })
  const { base, isDirty, question } = edited
  useUnsaved(isDirty, isSaving)
  return (
    <section className={`card ${classes.panel}`} aria-label={t('demands.note')}>
      <Textarea
        label={t('demands.note')}
        description={t('demands.noteHint')}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs" mt="sm">
        <Button size="xs" loading={isSaving} disabled={!isDirty} onClick={() => void save(note.trim(), base)}>
          {t('demands.saveNote')}
        </Button>
        <EditButton demand={demand} />
      </Group>
      {question}
    </section>
  )
}

/** Saves the note of a version. The enquiry is read again after a refusal, too, because the screen may be outdated. */
function useNoteSave() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const edit = useSave(hallDemands)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (note: string, version: Demand): Promise<Demand | null> => {
    setSaving(true)
    const result = await edit({ note: note || null }, version)
    if (!result.ok) await cache.invalidateQueries({ queryKey: collectionKey(hallDemands) })
    setSaving(false)
    setFailure(result.ok ? null : result.error)
    if (result.ok) showSuccess(t('form.saved'))
    else showFailure(t('demands.failed'), result.error)
    return result.ok ? { ...version, ...result.value } : null
  }
  return { send, isSaving, failure, forget: () => setFailure(null) }
}

function EditButton({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil size={15} />}
        onClick={() => setOpen(true)}
      >
        {t('demands.edit')}
      </Button>
      <FormDrawer opened={isOpen} onClose={close} title={t('demands.edit')}>
        <RecordForm
          collection={hallDemands}
          record={anyRecord(demand)}
          without={['is_new', 'state', 'note']}
          onSaved={close}
          onCancel={close}
        />
      </FormDrawer>
    </>
  )
}
