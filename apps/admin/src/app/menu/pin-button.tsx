import { declaredText } from '../../core/texts/declared.ts'
import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MenuItem, ScreenName } from '../registry/menu.ts'

export interface Pinning {
  readonly pinned: readonly ScreenName[]
  readonly toggle: (id: ScreenName) => void
}

interface Props {
  item: MenuItem
  pinning: Pinning
}

/** Puts an entry on top of the menu, or back into its group. */
export function PinButton({ item, pinning }: Props) {
  const { t } = useTranslation()
  const isPinned = pinning.pinned.includes(item.id)
  const Icon = isPinned ? IconPinFilled : IconPin
  return (
    <ActionIcon
      variant="transparent"
      color="currentcolor"
      size={40}
      aria-label={t(isPinned ? 'shell.unpin' : 'shell.pin', { name: declaredText(item.label) })}
      onClick={() => pinning.toggle(item.id)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
