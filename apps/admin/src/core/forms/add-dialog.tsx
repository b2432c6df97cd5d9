import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from './use-guarded-close.tsx'

interface Props {
  title: string
  label?: string
  children: (close: () => void) => ReactNode
}

/** The 'Pridať' button of collections whose records are created in a dialog. */
export function AddDialog({ title, label, children }: Props) {
  const { t } = useTranslation()
  const [opened, dialog] = useDisclosure(false)
  const { close, question } = useGuardedClose(dialog.close)
  return (
    <>
      <Button leftSection={<IconPlus size={17} />} onClick={dialog.open}>
        {label ?? t('list.add')}
      </Button>
      {question}
      <Modal opened={opened} onClose={close} size="lg" closeOnClickOutside={false} title={title}>
        {children(dialog.close)}
      </Modal>
    </>
  )
}
