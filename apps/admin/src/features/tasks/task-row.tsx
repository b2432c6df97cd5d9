import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { editPath } from '../../core/records/collection-paths.ts'
import { Thumbnail } from '../../core/fields/thumbnail.tsx'
import classes from './tasks.module.css'
import type { Task } from './shown-tasks.ts'
import { useCompletion } from './use-completion.tsx'

/** One task with a box that marks it as done in one tap. */
export function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation()
  const may = useMay()
  const mark = useCompletion()
  const { id, title, done, photos } = task
  const path = editPath(tasks, id)
  return (
    <li className={classes.task}>
      <Checkbox
        size="lg"
        checked={done}
        disabled={!may('tasks.edit')}
        aria-label={t(done ? 'tasks.reopen' : 'tasks.complete', { title })}
        onChange={() => mark(task, !done)}
      />
      <div className={classes.words}>
        {path ? (
          <ScreenLink to={path} className={classes.title}>
            {title}
          </ScreenLink>
        ) : (
          title
        )}
        <Facts task={task} />
        {task.note ? <p className={classes.note}>{task.note}</p> : null}
      </div>
      {photos[0] ? <Thumbnail file={photos[0]} /> : null}
    </li>
  )
}

function Facts({ task }: { task: Task }) {
  const { t } = useTranslation()
  const today = useToday()
  const {
    accommodation_unit: room,
    person_name,
    due_on,
    done,
    done_at,
    done_by,
    closed_to,
    closed_from,
  } = task
  const facts = [
    room && String(room.code ?? room.title),
    person_name,
    closed_from && closed_to && !done ? t('tasks.closedTo', { day: formatDay(closed_to) }) : null,
    task.repeat_unit ? t(`tasks.repeats.${task.repeat_unit}`, { count: task.repeat_every }) : null,
    done && done_at ? t('tasks.doneBy', { who: done_by ?? '', when: formatInstant(done_at) }) : null,
  ].filter(Boolean)
  const isLate = !done && due_on !== null && due_on < today
  return (
    <div className={classes.facts}>
      {due_on && !done ? (
        <b data-late={isLate || undefined}>
          {t(isLate ? 'tasks.late' : 'tasks.due', { day: formatDay(due_on) })}
        </b>
      ) : null}
      {facts.map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
    </div>
  )
}
