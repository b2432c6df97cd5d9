import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { useToday } from '../../core/property/use-today.ts'
import { IfMay } from '../../core/client/if-may.tsx'

/** Until when the period is to be reported, and whether it was; nothing on days that are no period of the municipality. */
export function FilingNote({ report }: { report: StayTaxReport }) {
  const { t } = useTranslation()
  const today = useToday()
  const { run, isBusy } = useFiling(report)
  const { due_on, filed, total } = report
  if (!due_on && !filed) return null
  const isLate = !filed && due_on !== null && due_on < today
  return (
    <Alert
      color={filed ? 'pine' : isLate ? 'barn' : 'hay'}
      radius="lg"
      mb="md"
      icon={<IconCalendarDue size={20} />}
    >
      <Group justify="space-between">
        <div>
          {due_on ? (
            <Text fw={600}>
              {t(isLate ? 'register.tax.late' : 'register.tax.dueOn', { day: formatDay(due_on) })}
            </Text>
          ) : null}
          {filed ? (
            <Text size="sm">
              {t('register.tax.filedAt', {
                when: formatInstant(filed.filed_at),
                amount: formatMoney(filed.amount),
              })}
            </Text>
          ) : null}
          {filed && filed.amount !== total.amount ? (
            <Text size="sm" fw={600}>
              {t('register.tax.filedOther', { amount: formatMoney(total.amount) })}
            </Text>
          ) : null}
        </div>
        <IfMay permission="accounting.manage">
          <Button
            size="xs"
            variant={filed ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => void run(!filed)}
          >
            {t(filed ? 'register.tax.unfile' : 'register.tax.file')}
          </Button>
        </IfMay>
      </Group>
    </Alert>
  )
}

function useFiling({ from, to }: StayTaxReport) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const run = async (filed: boolean) => {
    setBusy(true)
    const result = await client.reports.attempt.fileStayTax({ from, to, filed })
    setBusy(false)
    if (!result.ok) return showFailure(t('register.failed'), result.error)
    await Promise.all(['stay-tax', 'dashboard'].map((key) => cache.invalidateQueries({ queryKey: [key] })))
  }
  return { run, isBusy }
}
