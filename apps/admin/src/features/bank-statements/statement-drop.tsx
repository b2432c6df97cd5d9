import { statementBytes } from '@dvor/contract/money/statements.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { RefusedFile, SingleFileDrop } from '../../core/fields/single-file-drop.tsx'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { ImportResult } from './import-result.tsx'
import { useImport, type ImportState } from './use-import.ts'

/** Imports a bank's statement by drop or by choosing a file, and shows the result. */
export function StatementDrop() {
  const { t } = useTranslation()
  const { state, read, answerAccount, forget } = useImport()
  return (
    <>
      <SingleFileDrop
        texts={{
          label: t('payments.dropLabel'),
          invitation: t('payments.drop'),
          hint: t('payments.dropHint'),
          reading: t('payments.reading'),
        }}
        icon={IconFileUpload}
        maxBytes={statementBytes}
        percent={state.step === 'reading' ? state.percent : null}
        onFile={(file) => void read({ file })}
      />
      <div aria-live="polite">
        {state.step === 'failed' ? <ImportFailure failed={state} onClose={forget} /> : null}
        {state.step === 'done' ? <ImportResult result={state.result} onClose={forget} /> : null}
      </div>
      {state.step === 'asking' ? (
        <ColumnsForm
          file={state.file}
          headings={state.headings}
          onChosen={(columns) => void read({ file: state.file, columns })}
          onCancel={forget}
        />
      ) : null}
      {state.step === 'account' ? (
        <AccountQuestion
          file={state.upload.file}
          iban={state.iban}
          onAnswer={(isOwn) => void answerAccount(state.upload, state.iban, isOwn)}
          onCancel={forget}
        />
      ) : null}
    </>
  )
}

interface Props {
  file: File
  iban: string
  onAnswer: (isOwn: boolean) => void
  onCancel: () => void
}

/** Question whose account a statement is of; nothing of the statement is stored before the answer. */
function AccountQuestion({ file, iban, onAnswer, onCancel }: Props) {
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

interface FailureProps {
  failed: Extract<ImportState, { step: 'failed' }>
  onClose: () => void
}

/** Why nothing of a file was stored; with a way to the list of accounts where it is of a foreign one. */
function ImportFailure({ failed: { problem, isForeign }, onClose }: FailureProps) {
  const { t } = useTranslation()
  return (
    <RefusedFile title={t('payments.importFailed')} onClose={onClose}>
      {problem}{' '}
      {isForeign ? (
        <Anchor component={ScreenLink} to="/bank-accounts">
          {t('payments.account.list')}
        </Anchor>
      ) : null}
    </RefusedFile>
  )
}
