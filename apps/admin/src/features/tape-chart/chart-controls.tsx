import { ActionIcon, Switch } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './board/chart.module.css'
import type { View } from '../day-grid/view.ts'

interface Props {
  view: View
  onChange: (view: View) => void
  onHelp: () => void
}

/** Controls of the chart in its toolbar: prices of free nights, and the help about keys. */
export function ChartControls({ view, onChange, onHelp }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        size="sm"
        label={t('chart.prices')}
        checked={view.withPrices}
        onChange={(event) => onChange({ ...view, withPrices: event.currentTarget.checked })}
      />
      <ActionIcon
        className={classes.keysButton}
        size="lg"
        variant="subtle"
        color="gray"
        aria-label={t('chart.keys')}
        title={t('chart.keys')}
        onClick={onHelp}
      >
        <IconKeyboard size={20} />
      </ActionIcon>
    </>
  )
}
