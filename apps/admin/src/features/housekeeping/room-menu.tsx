import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFridge, IconNote, IconRotate, IconUmbrella } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'

interface Props {
  room: RoomNow
  code: string
  onNote: () => void
  onMinibar: () => void
  onReset: () => void
}

/** Rarer steps of a room: its minibar, a note, a found thing, back to dirty. */
export function RoomMenu({ room, code, onNote, onMinibar, onReset }: Props) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={42} variant="default" aria-label={t('housekeeping.more', { room: code })}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFridge size={18} />} onClick={onMinibar}>
          {t('bill.minibar')}
        </Menu.Item>
        <Menu.Item leftSection={<IconNote size={18} />} onClick={onNote}>
          {t('housekeeping.note')}
        </Menu.Item>
        <Menu.Item
          component={ScreenLink}
          to={`/lost-items/add?accommodation_unit=${room.unit}`}
          leftSection={<IconUmbrella size={18} />}
        >
          {t('housekeeping.found')}
        </Menu.Item>
        {room.state === 'dirty' ? null : (
          <Menu.Item leftSection={<IconRotate size={18} />} onClick={onReset}>
            {t('housekeeping.reset')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
