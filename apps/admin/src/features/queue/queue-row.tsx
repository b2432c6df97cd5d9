import type { QueueLine } from '@dvor/contract/insight/queue.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { useTranslation } from 'react-i18next'
import { DialogSubject } from '../../core/page/dialog-subject.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { factsOf, kindName, titleOf, waitedText } from './queue-facts.ts'
import { queuePath } from './queue-paths.ts'
import classes from './queue.module.css'
import { SettleButton } from './settle-button.tsx'

interface Props {
  line: QueueLine
  /** When the list was read, in milliseconds. */
  readAt: number
}

/** One thing that waits: what it is, since when, the way to it, and a button where one press settles it. */
export function QueueRow({ line, readAt }: Props) {
  const { t } = useTranslation()
  const { kind, since, detail } = line
  const title = titleOf(line)
  const path = queuePath(line)
  return (
    <li>
      <span className={classes.kind}>{kindName(kind)}</span>
      <div className={classes.words}>
        {path ? (
          <ScreenLink to={path} className={classes.title}>
            {title}
          </ScreenLink>
        ) : (
          title
        )}
        <span className={classes.facts}>{factsOf(line).join(' · ')}</span>
        {detail ? (
          <span className={classes.detail} lang={kind === 'property' ? 'en' : undefined}>
            {detail}
          </span>
        ) : null}
      </div>
      {since ? (
        <time className={classes.since} dateTime={since} title={formatInstant(since)}>
          {t('queue.waits', { time: waitedText(since, readAt) })}
        </time>
      ) : null}
      <DialogSubject value={title}>
        <SettleButton line={line} title={title} />
      </DialogSubject>
    </li>
  )
}
