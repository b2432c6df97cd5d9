import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Menu } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../client/toasts.ts'
import type { AnyRecord } from '../records/records.ts'
import { useSave } from '../records/use-save.ts'

/** Stops a record from its list, or starts it again; for collections that have no screen to edit one. */
export function SwitchItem({ collection, record }: { collection: Collection; record: AnyRecord }) {
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
