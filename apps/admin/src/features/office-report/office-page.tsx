import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { insightPaths } from '@dvor/contract/calls/desk/insight-paths.ts'
import type { OfficeReport } from '@dvor/contract/insight/office-report.ts'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { PageHead } from '../../core/page/page-head.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { useDownload } from '../invoices/use-download.ts'
import { MonthSelect, useMonth } from '../monthly-statement/month-select.tsx'
import { CountryPart, GuestPart, HousePart } from './report-parts.tsx'
import classes from '../monthly-statement/statement.module.css'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A month for the Statistical Office: figures to copy into its form, with what is missing. */
export function OfficePage() {
  const { t, i18n } = useTranslation()
  const { download, busyWith } = useDownload()
  const choice = useMonth()
  const { month } = choice
  const query = useQuery({
    queryKey: ['office-report', month],
    queryFn: async () => unwrap(await client.insight.attempt.officeReport(month)),
    placeholderData: keepPreviousData,
  })
  const path = `${addressOf(insightPaths.officeReportFile, month)}?language=${i18n.language === 'en' ? 'en' : 'sk'}`
  return (
    <>
      <PageHead title={t('office.title')}>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={17} aria-hidden />}
          loading={busyWith === path}
          onClick={() => void download({ path, name: `statistika-${month}.xlsx`, type: sheetType })}
        >
          {t('office.file')}
        </Button>
      </PageHead>
      <Text c="dimmed" mb="md" maw={760}>
        {t('office.hint')}
      </Text>
      <MonthSelect label={t('office.month')} {...choice} />
      <QueryContent query={query} failed={t('office.failed')} height={420}>
        {(report) => (
          <>
            <Gaps report={report} />
            <div className={classes.parts}>
              <GuestPart report={report} />
              <CountryPart report={report} />
              <HousePart report={report} />
            </div>
          </>
        )}
      </QueryContent>
    </>
  )
}

/** What keeps the figures from being complete; nothing where they are. */
function Gaps({ report: { gaps, unknown, room_nights } }: { report: OfficeReport }) {
  const { t } = useTranslation()
  const said = [
    gaps.is_open && t('office.isOpen'),
    gaps.not_checked_in > 0 && t('office.notCheckedIn', { total: gaps.not_checked_in }),
    unknown.guests + unknown.nights > 0 && t('office.unknownCountry', { total: Math.max(unknown.guests, 1) }),
    gaps.by_nationality > 0 && t('office.byNationality', { total: gaps.by_nationality }),
    gaps.not_registered > 0 && t('office.notRegistered', { total: gaps.not_registered }),
    room_nights.portal > 0 && t('office.portalGap', { total: room_nights.portal }),
  ].filter((sentence) => sentence !== false)
  if (said.length === 0) return null
  return (
    <Alert color="hay" radius="lg" mb="md" icon={<IconInfoCircle size={20} />} title={t('office.gaps')}>
      <List size="sm" spacing={4}>
        {said.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
