import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from './form-modal.tsx'

interface Props {
  title: string
  label?: string
  children: (close: () => void) => ReactNode
}

/** The 'Pridať' button of collections whose records are created in a dialog. */
export function AddDialog({ title, label, children }: Props) {
  const { t } = useTranslation()
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button leftSection={<IconPlus size={17} />} onClick={dialog.open}>
        {label ?? t('list.add')}
      </Button>
      <FormModal opened={opened} onClose={dialog.close} size="lg" title={title}>
        {children(dialog.close)}
      </FormModal>
    </>
  )
}
