import { Stack, Text } from '@mantine/core'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
import { askAboutDeletion, type DeletionQuestion } from './deletion-question.ts'

/** The dialog about a record that cannot be deleted: what uses it, and what to do instead. */
export function DeletionDialog({ question }: { question: DeletionQuestion }) {
  const close = () => askAboutDeletion(null)
  return (
    <ConfirmDialog
      title={question.title}
      action={question.action}
      isDanger={question.isDanger}
      isBusy={false}
      problem={null}
      onConfirm={() => {
        close()
        question.choose()
      }}
      onClose={close}
    >
      <Stack gap="xs">
        <Text>{question.why}</Text>
        <Text>{question.effect}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
