import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { documentPaths } from '@dvor/contract/calls/money/document-paths.ts'
import { startOfMonth } from '@dvor/format/days.ts'
import { Button, Group } from '@mantine/core'
import { IconFileZip, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import type { ListState } from '../../core/lists/list-state.ts'
import { lastDayOf, monthOf, monthTitle } from './months.ts'
import { useDownload } from './use-download.ts'

const endings = [
  { ending: 'csv', type: 'text/csv', Icon: IconTable },
  { ending: 'zip', type: 'application/zip', Icon: IconFileZip },
] as const

/** Exports of tax documents of the chosen month, otherwise of this one: as a table, or with all files. */
export function ExportButtons({ filters }: Pick<ListState, 'filters'>) {
  const { t } = useTranslation()
  const today = useToday()
  const { download, busyWith } = useDownload()
  const month = monthOf(filters) ?? startOfMonth(today)
  const days = new URLSearchParams({ from: month, to: lastDayOf(month) })
  return (
    <Group gap="xs">
      {endings.map(({ ending, type, Icon }) => {
        const path = `${addressOf(documentPaths[ending])}?${days}`
        return (
          <Button
            key={ending}
            variant="default"
            title={t('invoices.list.exportHint', { month: monthTitle(month) })}
            loading={busyWith === path}
            leftSection={<Icon size={17} aria-hidden />}
            onClick={() => void download({ path, name: `doklady-${month.slice(0, 7)}.${ending}`, type })}
          >
            {t(`invoices.list.${ending}`)}
          </Button>
        )
      })}
    </Group>
  )
}
