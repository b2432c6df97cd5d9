import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconFilter, IconFilterFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'
import type { Sorting } from './list-state.ts'

interface Props {
  name: string
  label: string
  isSortable: boolean
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
  filter: ReactNode
  isFiltered: boolean
}

/**
 * Head of a column: the name sorts, the funnel filters. The library's own head nests one button in another, which
 * screen readers cannot tell apart.
 */
export function ColumnHead({ label, isSortable, filter, isFiltered, ...sort }: Props) {
  return (
    <span className={classes.columnHead}>
      {isSortable ? <SortButton label={label} {...sort} /> : label}
      {filter ? <FilterButton label={label} isFiltered={isFiltered} filter={filter} /> : null}
    </span>
  )
}

const sortIcons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort } as const

/** Ascending, descending, then the collection's own order again. */
function SortButton({ name, label, sorting, onSort }: Pick<Props, 'name' | 'label' | 'sorting' | 'onSort'>) {
  const { t } = useTranslation()
  const direction = sorting?.field !== name ? 'none' : sorting.descending ? 'desc' : 'asc'
  const Icon = sortIcons[direction]
  const next =
    direction === 'none'
      ? { field: name, descending: false }
      : direction === 'asc'
        ? { field: name, descending: true }
        : null
  return (
    <UnstyledButton
      className={classes.sort}
      data-active={direction !== 'none' || undefined}
      onClick={() => onSort(next)}
    >
      {label}
      <Icon size={14} aria-hidden />
      <span className="hidden-text">{t(`list.sort.${direction}`)}</span>
    </UnstyledButton>
  )
}

function FilterButton({ label, isFiltered, filter }: Pick<Props, 'label' | 'isFiltered' | 'filter'>) {
  const { t } = useTranslation()
  const Icon = isFiltered ? IconFilterFilled : IconFilter
  return (
    <Popover width={260} position="bottom-start" shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          size="sm"
          className={classes.filter}
          variant="transparent"
          color={isFiltered ? 'pine' : 'gray'}
          aria-label={t('list.filter', { column: label })}
        >
          <Icon size={15} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>{filter}</Popover.Dropdown>
    </Popover>
  )
}
