import { Group, Pagination, Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'
import { pageSizes, type ListState } from './list-state.ts'

interface Props {
  state: ListState
  total: number
  change: (part: Partial<ListState>) => void
}

/** Foot of a list: the range of rows, the page size and the pages. */
export function ListFoot({ state, total, change }: Props) {
  const { t } = useTranslation()
  const [smallest] = pageSizes
  if (total <= smallest) return null
  const pages = Math.max(1, Math.ceil(total / state.size))
  const from = (state.page - 1) * state.size + 1
  const to = Math.min(total, state.page * state.size)
  return (
    <div className={classes.foot}>
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {t('list.range', { from, to, total })}
        </Text>
        <Select
          size="xs"
          w={86}
          aria-label={t('list.perPage')}
          data={pageSizes.map(String)}
          allowDeselect={false}
          value={String(state.size)}
          onChange={(size) => change({ size: Number(size) })}
        />
      </Group>
      <Pagination
        getControlProps={(control) => ({ 'aria-label': t(`list.${control}Page`) })}
        size="sm"
        total={pages}
        value={Math.min(state.page, pages)}
        onChange={(page) => change({ page })}
      />
    </div>
  )
}
