import type { SavedView } from '@dvor/contract/accounts/saved-views.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconBookmark, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client/api.ts'
import { useMay } from '../../client/person.ts'
import { unwrap } from '../../client/query-client.ts'
import { showFailure } from '../../client/toasts.ts'
import { useAddressParams } from '../../page/use-address-params.ts'
import { roleName } from '../../texts/role-name.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'

export interface ViewProps {
  collection: Collection
  /** Names of the columns that were chosen; null for the usual ones, and where a list has no choice. */
  columns?: readonly string[] | null
  onColumns?: (columns: readonly string[] | null) => void
}

/** Menu of the saved views of a list: filters, search, order and columns under a name. */
export function SavedViews({ collection, columns = null, onColumns }: ViewProps) {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const [, setParams] = useAddressParams()
  const { data: views = [] } = useQuery({
    queryKey: ['saved-views', collection.name],
    queryFn: async ({ signal }) =>
      unwrap(await client.savedViews.attempt.list({ collection: collection.name }, { signal })),
  })
  const open = (view: SavedView) => {
    setParams(() => new URLSearchParams(view.query))
    onColumns?.(view.columns)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={17} />}>
            {t('list.views.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <ViewItem key={view.id} view={view} onOpen={() => open(view)} />
          ))}
          {views.length > 0 ? <Menu.Divider /> : <Menu.Label>{t('list.views.none')}</Menu.Label>}
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => setSaving(true)}>
            {t('list.views.save')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving ? (
        <SaveViewDialog collection={collection.name} columns={columns} onClose={() => setSaving(false)} />
      ) : null}
    </>
  )
}

function ViewItem({ view, onOpen }: { view: SavedView; onOpen: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const cache = useQueryClient()
  const { id, name, role, is_own, collection } = view
  const remove = async () => {
    const result = await client.savedViews.attempt.remove(id)
    if (!result.ok) showFailure(t('list.views.removeFailed'), result.error)
    await cache.invalidateQueries({ queryKey: ['saved-views', collection] })
  }
  return (
    <Group gap={4} wrap="nowrap">
      <Menu.Item onClick={onOpen}>
        {name}
        {role ? <small> · {roleName({ role, roleName: null })}</small> : null}
      </Menu.Item>
      {is_own || may('users.manage') ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('list.views.remove', { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </Group>
  )
}
