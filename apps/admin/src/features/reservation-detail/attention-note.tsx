import { labelIn } from '../../core/texts/declared.ts'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { reservationAlertKinds } from '@dvor/contract/reservations/reservation-alerts.ts'
import { IconCheck, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@dvor/format/money.ts'
import { client } from '../../core/client/api.ts'
import { goToSection } from '../../core/page/sections/jump-links.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'

/** The open alerts on the reservation, each with its kind and a button to close it. */
export function AttentionNote({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const may = useMay()
  const { alerts, to_return } = reservation
  if (alerts.length === 0) return null
  return (
    <Alert
      color="hay"
      mb="md"
      radius="lg"
      icon={<IconFlag size={20} />}
      title={t('reservations.attention.title')}
    >
      <Stack gap="xs">
        {alerts.map(({ id, kind, reason }) => (
          <Group key={id} justify="space-between" align="center" wrap="nowrap">
            <span>
              <strong>{alertLabel(kind)}</strong>
              <br />
              {reason}
            </span>
            {to_return > 0 && aboutRefunds.has(kind) && may('money.refund') ? (
              <Button size="xs" component="a" href="#money" style={{ flexShrink: 0 }}>
                {t('reservations.ledger.returnShort', { amount: formatMoney(to_return) })}
              </Button>
            ) : null}
            {kind === 'register_incomplete' && may('reservations.checkin') ? (
              <Button size="xs" style={{ flexShrink: 0 }} onClick={() => goToSection('register')}>
                {t('register.fill')}
              </Button>
            ) : null}
            <IfMay permission="reservations.edit">
              <Button
                size="xs"
                variant="default"
                style={{ flexShrink: 0 }}
                loading={isBusy}
                leftSection={<IconCheck size={16} />}
                aria-label={`${t('reservations.attention.done')}: ${reason}`}
                onClick={() => void run(() => client.frontDesk.attempt.closeAlert(id))}
              >
                {t('reservations.attention.done')}
              </Button>
            </IfMay>
          </Group>
        ))}
      </Stack>
      <ProblemNote problem={problem} />
    </Alert>
  )
}

/** Kinds of alerts that a refund settles; the form for it is in the section of the money. */
const aboutRefunds: ReadonlySet<string> = new Set(['refund_due', 'late_payment', 'refund_failed'])

const alertLabel = (kind: string): string => labelIn(reservationAlertKinds, kind) ?? kind
