import type { AccountingMonthDetail, OpenItems } from '@dvor/contract/money/accounting.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, List, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { Section } from '../../core/page/section.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import { titleOf } from './month-title.ts'
import { useAccountingAction } from './use-accounting-action.ts'

interface Props {
  month: AccountingMonthDetail
}

/** Whether the month is closed, what is still open in it, closing and reopening, and its history. */
export function MonthClosing({ month }: Props) {
  const { t } = useTranslation()
  const { closed_at, closed_by, is_over, closings } = month
  return (
    <Section title={t('accounting.closingTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text>
          {closed_at
            ? t('accounting.isClosed', { when: formatInstant(closed_at), who: closed_by ?? '' })
            : t(is_over ? 'accounting.isOpen' : 'accounting.isRunning')}
        </Text>
        {closed_at ? null : <Open items={month.open} />}
        {closed_at ? <Reopen month={month} /> : is_over ? <Close month={month} /> : null}
      </Stack>
      {closings.length > 0 ? <History closings={closings} /> : null}
    </Section>
  )
}

const openKeys = ['uninvoiced_stays', 'ekasa_missing', 'open_statement_lines'] as const
const paths = {
  uninvoiced_stays: '/reservations?state=completed',
  ekasa_missing: '#ekasa',
  open_statement_lines: '/payments-inbox?state=open',
}

function Open({ items }: { items: OpenItems }) {
  const { t } = useTranslation()
  const missing = openKeys.filter((key) => items[key] > 0)
  if (missing.length === 0) return <Text c="dimmed">{t('accounting.openNone')}</Text>
  return (
    <div>
      <Text fw={600}>{t('accounting.openTitle')}</Text>
      <List size="sm">
        {missing.map((key) => (
          <List.Item key={key}>
            <Anchor component={ScreenLink} to={paths[key]}>
              {t(`accounting.open.${key}`, { count: items[key] })}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  )
}

function Close({ month: { month } }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAccountingAction()
  const [isAsking, setAsking] = useState(false)
  const stop = () => {
    setAsking(false)
    forget()
  }
  const close = async () => {
    if (!(await run(() => client.accounting.attempt.close(month)))) return
    showSuccess(t('accounting.closed'))
    stop()
  }
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconLock size={17} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('accounting.close')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('accounting.closeQuestion', { month: titleOf(month) })}
          action={t('accounting.close')}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void close()}
          onClose={stop}
        >
          {t('accounting.closeText')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Reopen({ month: { month } }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAccountingAction()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const stop = () => {
    setAsking(false)
    setReason('')
    setMissing(false)
    forget()
  }
  const reopen = async () => {
    setMissing(reason.trim().length < 3)
    if (reason.trim().length < 3) return
    if (!(await run(() => client.accounting.attempt.reopen(month, { reason: reason.trim() })))) return
    showSuccess(t('accounting.reopened'))
    stop()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLockOpen size={17} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('accounting.reopen')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('accounting.reopenQuestion', { month: titleOf(month) })}
          action={t('accounting.reopen')}
          isDanger
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void reopen()}
          onClose={stop}
        >
          <UnsavedValues isDirty={reason.trim() !== ''} isSaving={isBusy} />
          <Textarea
            label={t('accounting.reopenReason')}
            data-autofocus
            description={t('accounting.reopenHint')}
            maxLength={300}
            autosize
            minRows={2}
            error={isMissing ? t('issues.required') : null}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function History({ closings }: Pick<AccountingMonthDetail, 'closings'>) {
  const { t } = useTranslation()
  return (
    <>
      <Title order={3} mt="lg" mb="xs">
        {t('accounting.history')}
      </Title>
      <List size="sm">
        {closings.flatMap(({ closed_at, closed_by, reopened_at, reopened_by, reason }) => [
          reopened_at ? (
            <List.Item key={reopened_at}>
              {t('accounting.wasReopened', {
                when: formatInstant(reopened_at),
                who: reopened_by ?? '',
                reason: reason ?? '',
              })}
            </List.Item>
          ) : null,
          <List.Item key={closed_at}>
            {t('accounting.wasClosed', { when: formatInstant(closed_at), who: closed_by })}
          </List.Item>,
        ])}
      </List>
    </>
  )
}
