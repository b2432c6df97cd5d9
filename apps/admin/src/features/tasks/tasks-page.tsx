import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IfMay } from '../../core/client/if-may.tsx'
import { usePerson } from '../../core/client/person.ts'
import { QuietNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { useToday } from '../../core/property/use-today.ts'
import { useList } from '../../core/records/use-list.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { QuickAdd } from './quick-add.tsx'
import { queryOf, taskViews } from './shown-tasks.ts'
import { TaskRow } from './task-row.tsx'
import classes from './tasks.module.css'

/** The property's tasks and defects: filters, one line to add, one tap to finish. */
export function TasksPage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const view = taskViews.find((name) => name === params.get('show')) ?? 'open'
  const room = params.get('room') ?? ''
  const choose = (name: string, value: string) =>
    setParams((now) => {
      now.set(name, value)
      if (!value) now.delete(name)
      return now
    })
  const query = useList(tasks, queryOf({ view, room, today: useToday(), me: usePerson()?.id }))
  return (
    <>
      <PageHead title={declaredText(tasks.label.many)}>
        <IfMay permission="tasks.edit">
          <Button component={ScreenLink} to="/tasks/add" variant="default">
            {t('tasks.more')}
          </Button>
        </IfMay>
      </PageHead>
      <IfMay permission="tasks.edit">
        <QuickAdd room={room} />
      </IfMay>
      <div className={classes.tools}>
        <QuickChoices
          label={t('tasks.show')}
          choices={taskViews.map((name) => ({ name, label: t(`tasks.${name}`), isChosen: name === view }))}
          onChoose={(name) => choose('show', name)}
        />
        <RoomSelect room={room} onRoom={(id) => choose('room', id)} />
      </div>
      <QueryContent query={query} failed={t('tasks.failed')} height={260}>
        {(rows) =>
          rows.length === 0 ? (
            <QuietNote title={t('tasks.nothing')} text={t('tasks.nothingHint')} />
          ) : (
            <ul className={`card ${classes.tasks}`}>
              {rows.map((task) => (
                <TaskRow key={task.id} task={task} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </>
  )
}

function RoomSelect({ room, onRoom }: { room: string; onRoom: (id: string) => void }) {
  const { t } = useTranslation()
  const { data = [] } = useList(accommodationUnits, { _limit: -1 })
  return (
    <NativeSelect
      aria-label={t('tasks.room')}
      value={room}
      data={[
        { value: '', label: t('tasks.anyRoom') },
        ...data.map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` })),
      ]}
      onChange={(event) => onRoom(event.currentTarget.value)}
    />
  )
}
