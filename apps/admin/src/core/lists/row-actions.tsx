import { previewPath } from '@dvor/contract/site/site-pages.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDots,
  IconExternalLink,
  IconEye,
  IconPencil,
  IconTrash,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../page/screen-link.tsx'
import { showFailure } from '../client/toasts.ts'
import { editPath } from '../records/collection-paths.ts'
import { useMayDo } from '../records/permitted.ts'
import { isLocked } from '../records/permitted-fields.ts'
import type { AnyRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { useDelete } from '../deletion/use-delete.tsx'
import { useSave } from '../records/use-save.ts'

interface Props {
  collection: Collection
  record: AnyRecord
  onOpen?: (record: AnyRecord) => void
}

/** The menu of one row, by the declaration's operations and the user's permissions. */
export function RowActions({ collection, record, onOpen }: Props) {
  const { t } = useTranslation()
  const mayDo = useMayDo()
  const remove = useDelete(collection)
  const mayEdit = mayDo('edit', collection)
  const edit = editPath(collection, record.id)
  const page = previewPath(collection.name, record)
  const canDelete = mayDo('delete', collection)
  const { active } = collection.fields
  const canSwitch = !edit && mayEdit && active?.kind === 'flag' && !isLocked(active)
  if (!edit && !onOpen && !page && !canDelete) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${t('list.actions')}: ${titleOf(collection, record)}`}
        >
          <IconDots size={19} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onOpen ? (
          <Menu.Item leftSection={<IconEye size={17} />} onClick={() => onOpen(record)}>
            {t('list.open')}
          </Menu.Item>
        ) : null}
        {edit && !onOpen ? (
          <Menu.Item
            component={ScreenLink}
            to={edit}
            leftSection={mayEdit ? <IconPencil size={17} /> : <IconEye size={17} />}
          >
            {t(mayEdit ? 'list.edit' : 'list.open')}
          </Menu.Item>
        ) : null}
        {canSwitch ? <SwitchItem collection={collection} record={record} /> : null}
        {page ? (
          <Menu.Item component="a" href={page} target="_blank" leftSection={<IconExternalLink size={17} />}>
            {t('form.preview')}
          </Menu.Item>
        ) : null}
        {canDelete ? (
          <Menu.Item color="barn" leftSection={<IconTrash size={17} />} onClick={() => remove(record)}>
            {t('list.remove')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Stops a record from its list, or starts it again; for collections that have no screen to edit one. */
function SwitchItem({ collection, record }: { collection: Collection; record: AnyRecord }) {
  const { t } = useTranslation()
  const save = useSave(collection)
  const isActive = record['active'] === true
  const change = async () => {
    const result = await save({ active: !isActive }, record)
    if (!result.ok) showFailure(t('form.saveFailed'), result.error)
  }
  return (
    <Menu.Item
      leftSection={isActive ? <IconPlayerPause size={17} /> : <IconPlayerPlay size={17} />}
      onClick={() => void change()}
    >
      {t(isActive ? 'list.stop' : 'list.start')}
    </Menu.Item>
  )
}
