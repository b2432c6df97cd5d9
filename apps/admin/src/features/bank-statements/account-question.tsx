import { friendlyIban } from '@dvor/format/iban.ts'
import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../core/forms/form-modal.tsx'

interface Props {
  file: File
  iban: string
  onAnswer: (isOwn: boolean) => void
  onCancel: () => void
}

/** Question whose account a statement is of; nothing of the statement is stored before the answer. */
export function AccountQuestion({ file, iban, onAnswer, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <FormModal opened onClose={onCancel} title={t('payments.account.title')}>
      <Text fw={600} size="lg" mb="xs">
        {friendlyIban(iban)}
      </Text>
      <Text>{t('payments.account.hint', { file: file.name })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('payments.account.foreign')}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          {t('payments.account.own')}
        </Button>
      </Group>
    </FormModal>
  )
}
