import type { HistoryPage } from '@dvor/contract/insight/history.ts'
import { formatTime, timeIn } from '@dvor/format/instants.ts'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconHistory, IconVersions } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { actionText } from '../../core/texts/action-text.ts'
import { askToUndo } from '../../core/undo/undo-question.ts'
import { actorText } from '../../core/texts/actor-text.ts'
import { ChangeDetails } from './change-details.tsx'
import classes from './property-history.module.css'
import { RecordName } from './record-name.tsx'

export type PropertyChange = HistoryPage['entries'][number]

interface Props {
  change: PropertyChange
  /** Shows the history of this record alone; absent where that is what is shown. */
  onRecord?: (() => void) | undefined
  /** Shows the record as this change left it. */
  onShow?: () => void
}

/** One change: when, who, what was done to which record, and what it changed. */
export function ChangeLine({ change, onRecord, onShow }: Props) {
  const { t } = useTranslation()
  return (
    <li className={classes.line}>
      <time dateTime={change.at}>{formatTime(timeIn(change.at))}</time>
      <div className={classes.what}>
        <p>
          <strong>{actorText(change.actor)}</strong> · {actionText(change.action)}
        </p>
        <RecordName change={change} />
        <ChangeDetails change={change} />
      </div>
      <div className={classes.steps}>
        {onShow ? (
          <Step label={t('changes.showThen')} icon={<IconVersions size={18} />} onClick={onShow} />
        ) : null}
        {onRecord ? (
          <Step label={t('changes.onlyRecord')} icon={<IconHistory size={18} />} onClick={onRecord} />
        ) : null}
        <Step
          label={t('undo.label')}
          icon={<IconArrowBackUp size={18} />}
          onClick={() => askToUndo({ undone: { change: change.id } })}
        />
      </div>
    </li>
  )
}

interface StepProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

const Step = ({ label, icon, onClick }: StepProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  </Tooltip>
)
