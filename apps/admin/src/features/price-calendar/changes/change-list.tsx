import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Drawer, Skeleton, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../core/page/notes.tsx'
import { actorText } from '../../../core/texts/actor-text.ts'
import { useGuardedClose } from '../../../core/unsaved/use-guarded-close.tsx'
import { changeText } from '../model/change-text.ts'
import { usePriceChanges } from '../model/use-price-calendar.ts'
import classes from '../panel/panel.module.css'
import { askToUndo } from '../../../core/undo/undo-question.ts'

type TitleOf = (unit: string) => string | undefined

/** The last changes of prices with an undo for each. */
export function ChangeList({ titleOf }: { titleOf: TitleOf }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { close } = useGuardedClose(isOpen, () => setOpen(false))
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={17} />} onClick={() => setOpen(true)}>
        {t('priceCalendar.changes.title')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        title={t('priceCalendar.changes.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {isOpen ? <Entries titleOf={titleOf} /> : null}
      </Drawer>
    </>
  )
}

function Entries({ titleOf }: { titleOf: TitleOf }) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePriceChanges(true)
  if (error)
    return (
      <ErrorNote error={error} title={t('priceCalendar.changes.failed')} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height={240} radius="md" />
  if (data.length === 0) return <Text c="dimmed">{t('priceCalendar.changes.none')}</Text>
  return (
    <ul className={classes.entries}>
      {data.map((change) => {
        const text = changeText(change, titleOf)
        return (
          <li key={change.id}>
            <span>
              {text}
              <small>
                {formatInstant(change.at)}, {actorText(change.actor)}
              </small>
            </span>
            {change.undone ? (
              <Text size="sm" c="dimmed">
                {t('priceCalendar.changes.undone')}
              </Text>
            ) : (
              <Button
                size="compact-sm"
                variant="light"
                aria-label={t('priceCalendar.changes.undoOf', { change: text })}
                onClick={() => askToUndo({ undone: { change: change.id } })}
              >
                {t('priceCalendar.changes.undo')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
