import { Group, Pagination, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'
import { lastPage } from './last-page.ts'

interface Props {
  /** Counted from 1. */
  page: number
  /** Rows on a page. */
  size: number
  /** Rows on all pages. */
  total: number
  onPage: (page: number) => void
  /** Further choices, beside the range. */
  children?: ReactNode
}

/** Foot of a list: the range of rows, and the pages. */
export function PageFoot({ page, size, total, onPage, children }: Props) {
  const { t } = useTranslation()
  const pages = lastPage(total, size)
  const currentPage = Math.min(page, pages)
  return (
    <div className={classes.foot}>
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {t('list.range', {
            from: (currentPage - 1) * size + 1,
            to: Math.min(total, currentPage * size),
            total,
          })}
        </Text>
        {children}
      </Group>
      <Pagination
        getControlProps={(control) => ({ 'aria-label': t(`list.${control}Page`) })}
        size="sm"
        total={pages}
        value={currentPage}
        onChange={onPage}
      />
    </div>
  )
}
