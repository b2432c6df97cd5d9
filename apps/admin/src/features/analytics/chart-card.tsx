import { Button, Table, Text, Title } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../core/client/save-file.ts'
import cards from '../../core/page/tables/card-table.module.css'
import classes from './analytics.module.css'
import { sheetCsv, type Sheet } from './sheet.ts'

interface Props {
  title: string
  /** Summary of the chart in one sentence. */
  summary?: string
  sheet: Sheet
  /** Name of the file without its ending. */
  fileName: string
  isWide?: boolean
  children: ReactNode
}

/** A chart with its figures as a table and as a CSV file. */
export function ChartCard({ title, summary, sheet, fileName, isWide = false, children }: Props) {
  const { t } = useTranslation()
  const isEmpty = sheet.rows.length === 0
  return (
    <section className={`card ${classes.chart}`} data-wide={isWide || undefined} aria-label={title}>
      <div className={classes.chartHead}>
        <Title order={2}>{title}</Title>
        {isEmpty ? null : (
          <Button
            size="xs"
            variant="subtle"
            flex="none"
            leftSection={<IconFileTypeCsv size={16} />}
            aria-label={t('analytics.csvOf', { name: title })}
            onClick={() => saveText(`${fileName}.csv`, sheetCsv(sheet))}
          >
            {t('analytics.csv')}
          </Button>
        )}
      </div>
      {summary ? <p className={classes.summary}>{summary}</p> : null}
      {isEmpty ? <Text c="dimmed">{t('analytics.nothing')}</Text> : children}
      {isEmpty ? null : (
        <details className={classes.details}>
          <summary>{t('analytics.table')}</summary>
          <SheetTable title={title} sheet={sheet} />
        </details>
      )}
    </section>
  )
}

function SheetTable({ title, sheet: { heads, rows } }: { title: string; sheet: Sheet }) {
  return (
    <Table.ScrollContainer
      className={cards.scroll}
      minWidth={heads.length * 104}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table verticalSpacing={6} aria-label={title} className={cards.table}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, index) => (
              <Table.Th key={head} ta={index > 0 ? 'right' : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={index}>
              {row.map(({ text }, column) => (
                <Table.Td key={column} ta={column > 0 ? 'right' : undefined} data-label={heads[column]}>
                  {text}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
