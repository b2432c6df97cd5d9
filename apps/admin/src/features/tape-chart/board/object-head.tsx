import { countOf } from '@dvor/format/plurals.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ObjectRow } from '../model/board-model.ts'
import classes from './chart.module.css'

interface Props {
  row: ObjectRow
  isCursor: boolean
}

/** Row of an accommodation object, which folds its units. */
export const ObjectHead = memo(function ObjectHead({ row, isCursor }: Props) {
  const { t } = useTranslation()
  return (
    <div
      role="rowheader"
      className={classes.objectHead}
      data-cursor={isCursor || undefined}
      tabIndex={isCursor ? 0 : -1}
      aria-colindex={1}
      aria-expanded={row.isOpen}
      aria-label={t('chart.objectCell', { title: row.title, units: countOf(row.units, 'unit') })}
    >
      <IconChevronDown size={16} aria-hidden />
      <span>{row.title}</span>
      <small>{row.units}</small>
    </div>
  )
})
