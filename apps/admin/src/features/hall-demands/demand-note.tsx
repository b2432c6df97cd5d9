import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { useNote } from '../../core/forms/notes/use-note.ts'
import { anyRecord } from '../../core/records/records.ts'
import classes from './demands.module.css'
import type { Demand } from './demand.ts'

/** The owner's note, and a drawer to correct the enquiry's data. */
export function DemandNote({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const { note, setNote, isDirty, isSaving, save, question } = useNote(hallDemands, demand, {
    label: t('demands.note'),
    failed: t('demands.failed'),
  })
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
        <Button size="xs" loading={isSaving} disabled={!isDirty} onClick={save}>
          {t('demands.saveNote')}
        </Button>
        <EditButton demand={demand} />
      </Group>
      {question}
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
