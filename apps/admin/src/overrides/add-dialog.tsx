import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  title: string
  label?: string
  children: (close: () => void) => ReactNode
}

/** 'Pridať' that opens a dialog instead of a screen. */
export function AddDialog({ title, label, children }: Props) {
  const { t } = useTranslation()
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button leftSection={<IconPlus size={17} />} onClick={dialog.open}>
        {label ?? t('list.add')}
      </Button>
      <Modal opened={opened} onClose={dialog.close} size="lg" closeOnClickOutside={false} title={title}>
        {children(dialog.close)}
      </Modal>
    </>
  )
}
