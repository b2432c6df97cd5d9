import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { Button, Drawer, Group, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../../core/client/toasts.ts'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { anyRecord } from '../../core/records/records.ts'
import classes from './demands.module.css'
import type { Demand } from './reply.ts'
import { useDemandEdit } from './use-demand-edit.ts'

/** The owner's note, and a drawer to correct the enquiry's data. */
export function DemandNote({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const edit = useDemandEdit(demand)
  const [note, setNote] = useState(demand.note ?? '')
  const [isSaving, setSaving] = useState(false)
  const isChanged = note.trim() !== (demand.note ?? '')
  const save = async () => {
    setSaving(true)
    if (await edit({ note: note.trim() || null })) showSuccess(t('form.saved'))
    setSaving(false)
  }
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
        <Button size="xs" loading={isSaving} disabled={!isChanged} onClick={() => void save()}>
          {t('demands.saveNote')}
        </Button>
        <EditButton demand={demand} />
      </Group>
    </section>
  )
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
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size="lg"
        closeOnClickOutside={false}
        title={t('demands.edit')}
      >
        <RecordForm
          collection={hallDemands}
          record={anyRecord(demand)}
          without={['is_new', 'state', 'note']}
          onSaved={close}
          onCancel={close}
        />
      </Drawer>
    </>
  )
}
