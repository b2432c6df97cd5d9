import '@mantine/dropzone/styles.css'
import { statementBytes } from '@dvor/contract/money/statements.ts'
import { Alert, Anchor, Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconAlertTriangle, IconFileUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountQuestion } from './account-question.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { ImportResult } from './import-result.tsx'
import classes from './inbox.module.css'
import { useImport, type ImportState } from './use-import.ts'

/** Imports a bank's statement by drop or by choosing a file, and shows the result. */
export function StatementDrop() {
  const { t } = useTranslation()
  const { state, read, answerAccount, forget } = useImport()
  const percent = state.step === 'reading' ? state.percent : null
  const take = ([file]: File[]) => {
    if (file) void read({ file })
  }
  return (
    <>
      <Dropzone
        onDrop={take}
        // The server detects the format by content; only the size is checked here.
        onReject={(rejected: FileRejection[]) => take(rejected.map(({ file }) => file))}
        maxSize={statementBytes}
        multiple={false}
        disabled={percent !== null}
        className={classes.drop}
        inputProps={{ 'aria-label': t('payments.dropLabel') }}
      >
        <div className={classes.dropInside}>
          <IconFileUpload size={28} stroke={1.4} aria-hidden />
          <div>
            <Text fw={600}>{t(percent === null ? 'payments.drop' : 'payments.reading')}</Text>
            <Text size="sm" c="dimmed">
              {t('payments.dropHint')}
            </Text>
          </div>
        </div>
        {percent === null ? null : (
          <Progress value={percent} mt="sm" animated={percent === 100} aria-label={t('payments.reading')} />
        )}
      </Dropzone>
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

interface FailureProps {
  failed: Extract<ImportState, { step: 'failed' }>
  onClose: () => void
}

/** Why nothing of a file was stored; with a way to the list of accounts where it is of a foreign one. */
function ImportFailure({ failed: { problem, isForeign }, onClose }: FailureProps) {
  const { t } = useTranslation()
  return (
    <Alert
      color="barn"
      radius="lg"
      mt="md"
      icon={<IconAlertTriangle size={20} />}
      title={t('payments.importFailed')}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={onClose}
    >
      {problem}{' '}
      {isForeign ? (
        <Anchor component={Link} to="/bank-accounts">
          {t('payments.account.list')}
        </Anchor>
      ) : null}
    </Alert>
  )
}
