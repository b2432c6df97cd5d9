import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForms } from '../unsaved/unsaved.ts'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'
import { ProblemNote } from './problem-note.tsx'

interface Props {
  title: string
  /** Label of the button that confirms. */
  action: string
  isDanger?: boolean
  isBusy: boolean
  /** Whether something that must be seen before is missing. */
  isBlocked?: boolean
  problem: string | null
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Asks for confirmation before an action; its failure is shown in the dialog. Closing it over unsaved values of a form
 * inside asks, too.
 */
export function ConfirmDialog(props: Props) {
  const { t } = useTranslation()
  const { close, question, forms } = useGuardedClose(props.onClose)
  return (
    <>
      {question}
      <Modal opened onClose={close} title={props.title} closeButtonProps={{ 'aria-label': t('close') }}>
        <DialogForms value={forms}>
          <Text component="div">{props.children}</Text>
        </DialogForms>
        <ProblemNote problem={props.problem} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            {t('reservations.state.keep')}
          </Button>
          <Button
            color={props.isDanger ? 'barn' : undefined}
            loading={props.isBusy}
            disabled={props.isBlocked}
            onClick={props.onConfirm}
            data-autofocus
          >
            {props.action}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
