import { roleKey, builtInRoles } from '@dvor/contract/accounts/roles.ts'
import { roles } from '@dvor/contract/collections/accounts/roles.ts'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client/api.ts'
import { errorText } from '../../client/error-text.ts'
import { useMay } from '../../client/person.ts'
import { showSuccess } from '../../client/toasts.ts'
import { useCall } from '../../client/use-call.ts'
import { ProblemNote } from '../../page/problem-note.tsx'
import { useList } from '../../records/use-list.ts'
import { localizedChoices } from '../../texts/declared.ts'

interface Props {
  /** Name of the list's collection. */
  collection: string
  columns: readonly string[] | null
  onClose: () => void
}

const stale = [['saved-views']]

/** The view of a list as the address has it now, without its page. */
function currentQuery(): string {
  const params = new URLSearchParams(window.location.search)
  params.delete('page')
  return params.toString()
}

/** Asks for the name of a view, and who else sees it. */
export function SaveViewDialog({ collection, columns, onClose }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const [name, setName] = useState('')
  const [role, setRole] = useState<string | null>(null)
  const { run, isBusy, failure } = useCall(stale)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = {
      collection,
      name: name.trim(),
      query: currentQuery(),
      columns: columns ? [...columns] : null,
      role: roleKey.nullable().parse(role),
    }
    if (!(await run(() => client.savedViews.attempt.save(body)))) return
    showSuccess(t('list.views.saved', { name: body.name }))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('list.views.save')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput
            data-autofocus
            required
            maxLength={100}
            label={t('list.views.name')}
            description={t('list.views.hint')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {may('users.manage') ? <RoleChoice value={role} onChange={setRole} /> : null}
          <ProblemNote
            problem={failure && (failure.code === 'conflict' ? t('list.views.tooMany') : errorText(failure))}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
              {t('list.views.do')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function RoleChoice({ value, onChange }: { value: string | null; onChange: (role: string | null) => void }) {
  const { t } = useTranslation()
  const { data: copies = [] } = useList(roles, { _limit: -1 })
  const offered = builtInRoles.filter((role) => role.value !== 'authenticated')
  return (
    <Select
      label={t('list.views.for')}
      placeholder={t('list.views.me')}
      clearable
      data={[...localizedChoices(offered), ...copies.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={onChange}
    />
  )
}
