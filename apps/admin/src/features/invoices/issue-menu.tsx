import { documentKinds } from '@dvor/contract/money/invoices.ts'
import type { IssueInput } from '@dvor/contract/money/invoices.ts'
import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { PersonsDialog } from './persons-dialog.tsx'

/** Kinds that the menu issues; a credit note is issued from its invoice. */
const issuable = documentKinds.filter(({ value }) => value !== 'credit_note')

/** Menu to issue documents; the server's answer says why one is not possible now. */
export function IssueMenu({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem, forget } = useAction()
  const [isConfirmingWho, setConfirmingWho] = useState(false)
  const issue = async (body: IssueInput) => {
    const issued = await run(() => client.documents.attempt.issue(reservation.id, body))
    if (!issued) return
    setConfirmingWho(false)
    showSuccess(t('invoices.issued', { number: issued.map(({ number }) => number).join(', ') }))
  }
  const choose = (kind: (typeof issuable)[number]['value']) => {
    if (kind === 'credit_note') return
    forget()
    if (kind === 'stay_confirmation') setConfirmingWho(true)
    else void issue({ kind })
  }
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button size="xs" loading={isBusy} rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('invoices.issue')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {issuable.map(({ value, label }) => (
            <Menu.Item key={value} onClick={() => choose(value)}>
              <Text size="sm" fw={600}>
                {label}
              </Text>
              <Text size="xs" c="dimmed" maw={320}>
                {t(`invoices.explained.${value}`)}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isConfirmingWho ? (
        <PersonsDialog
          reservation={reservation}
          isBusy={isBusy}
          problem={problem}
          onIssue={(persons) => void issue({ kind: 'stay_confirmation', persons })}
          onClose={() => setConfirmingWho(false)}
        />
      ) : (
        <ProblemNote problem={problem} />
      )}
    </>
  )
}
