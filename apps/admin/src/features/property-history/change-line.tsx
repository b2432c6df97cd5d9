import type { HistoryPage } from '@dvor/contract/insight/history.ts'
import { formatTime, timeIn } from '@dvor/format/instants.ts'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { actionText } from '../../core/texts/action-text.ts'
import { actorText } from '../../core/texts/actor-text.ts'
import { ChangeDetails } from './change-details.tsx'
import classes from './property-history.module.css'
import { RecordName } from './record-name.tsx'

export type PropertyChange = HistoryPage['entries'][number]

interface Props {
  change: PropertyChange
  /** Shows the history of this record alone; absent where that is what is shown. */
  onRecord: (() => void) | undefined
}

/** One change: when, who, what was done to which record, and what it changed. */
export function ChangeLine({ change, onRecord }: Props) {
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
      {onRecord ? (
        <Tooltip label={t('changes.onlyRecord')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('changes.onlyRecord')}
            onClick={onRecord}
          >
            <IconHistory size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null}
    </li>
  )
}
