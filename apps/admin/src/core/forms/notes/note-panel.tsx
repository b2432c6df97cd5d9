import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../page/section.tsx'
import { useNote, type Noted } from './use-note.ts'

interface NotePanelProps {
  collection: Collection
  record: Noted
}

/** The owner's note on a record that guests have made; give it a `key` per record. */
export function NotePanel({ collection, record }: NotePanelProps) {
  const { t } = useTranslation()
  const { note, setNote, isDirty, isSaving, save, question } = useNote(collection, record, {
    label: t('form.note'),
    failed: t('form.noteFailed'),
  })
  return (
    <Section title={t('form.note')}>
      <Textarea
        aria-label={t('form.note')}
        description={t('form.noteHint')}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {question}
      <Button mt="sm" size="xs" loading={isSaving} disabled={!isDirty} onClick={save}>
        {t('form.saveNote')}
      </Button>
    </Section>
  )
}
