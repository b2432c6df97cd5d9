import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { insightPaths } from '@dvor/contract/calls/desk/insight-paths.ts'
import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconFileTypePdf, IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useDownload } from '../invoices/use-download.ts'
import { MonthSelect, useMonth } from './month-select.tsx'
import { DocumentParts, DifferenceList, MoneyPart, VouchersPart } from './movement-parts.tsx'
import { EarnedPart, NightsPart, SettledPart, VatPart } from './stay-parts.tsx'
import classes from './statement.module.css'

/** The monthly statement: the property's earnings on one page. */
export function StatementPage() {
  const { t, i18n } = useTranslation()
  const { download, busyWith } = useDownload()
  const choice = useMonth()
  const { month } = choice
  const query = useQuery({
    queryKey: ['monthly-statement', month],
    queryFn: async () => unwrap(await client.insight.attempt.monthlyStatement(month)),
    placeholderData: keepPreviousData,
  })
  const path = `${addressOf(insightPaths.monthlyStatementFile, month)}?language=${i18n.language === 'en' ? 'en' : 'sk'}`
  return (
    <>
      <PageHead title={t('statement.title')}>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={17} aria-hidden />}
          loading={busyWith === path}
          onClick={() => void download({ path, name: `mesiac-${month}.pdf`, type: 'application/pdf' })}
        >
          {t('statement.pdf')}
        </Button>
      </PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('statement.hint')}
      </Text>
      <MonthSelect label={t('statement.month')} {...choice} />
      <QueryContent query={query} failed={t('statement.failed')} height={420}>
        {(statement) => <Statement statement={statement} />}
      </QueryContent>
    </>
  )
}

function Statement({ statement }: { statement: MonthlyStatement }) {
  const { t } = useTranslation()
  const { not_closed, lacks_rate } = statement
  return (
    <>
      {not_closed > 0 ? (
        <Alert color="hay" radius="lg" mb="md" icon={<IconInfoCircle size={20} />}>
          {t('statement.notClosed', { total: not_closed })}
        </Alert>
      ) : null}
      {lacks_rate ? (
        <Alert color="hay" radius="lg" mb="md" icon={<IconInfoCircle size={20} />}>
          {t('statement.lacksRate')}
        </Alert>
      ) : null}
      <div className={classes.parts}>
        <NightsPart statement={statement} />
        <EarnedPart statement={statement} />
        <SettledPart statement={statement} />
        <VatPart statement={statement} />
        <MoneyPart statement={statement} />
        <VouchersPart statement={statement} />
        <DocumentParts statement={statement} />
        <DifferenceList statement={statement} />
      </div>
    </>
  )
}
