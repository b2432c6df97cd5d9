import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useToday } from '../../core/property/use-today.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import classes from './tasks.module.css'

/** Writes a task for today down in one line. @param room id of the room of the list; empty for none */
export function QuickAdd({ room }: { room: string }) {
  const { t } = useTranslation()
  const today = useToday()
  const cache = useQueryClient()
  const [title, setTitle] = useState('')
  const [isSaving, setSaving] = useState(false)
  async function add() {
    if (!title.trim()) return
    setSaving(true)
    const body = { title: title.trim(), due_on: today, ...(room && { accommodation_unit: room }) }
    const result = await client.resource(tasks).attempt.create(body)
    await cache.invalidateQueries({ queryKey: collectionKey(tasks) })
    setSaving(false)
    if (!result.ok) return showFailure(t('tasks.notAdded'), result.error)
    setTitle('')
    showSuccess(t('tasks.added'))
  }
  return (
    <form
      className={classes.quick}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        size="md"
        aria-label={t('tasks.quick')}
        placeholder={t('tasks.quick')}
        maxLength={300}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={isSaving} leftSection={<IconPlus size={18} />}>
        {t('tasks.add')}
      </Button>
    </form>
  )
}
