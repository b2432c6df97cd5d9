import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { Section } from '../../core/page/section.tsx'
import letterClasses from '../letters/letters.module.css'
import { ThreadItem } from '../letters/thread-item.tsx'
import { entriesOf, useGuestThread } from '../letters/use-thread.ts'

/** Entries that are shown before somebody asks for the older ones. */
const shownFirst = 10

/** Letters, replies and notes of all reservations of the guest, the newest last. @param id of the card */
export function CardThread({ id }: { id: string }) {
  const { t } = useTranslation()
  const mayRead = useMay()('messages.read')
  const [isWhole, setWhole] = useState(false)
  const query = useGuestThread(id, mayRead)
  if (!mayRead) return null
  return (
    <Section title={t('guests.thread')} offPaper>
      <QueryContent query={query} height={160}>
        {(thread) => {
          const entries = entriesOf(thread)
          const hidden = isWhole ? 0 : Math.max(0, entries.length - shownFirst)
          if (entries.length === 0) return <Text c="dimmed">{t('letters.none')}</Text>
          return (
            <>
              {hidden > 0 ? (
                <Button size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
                  {t('letters.older', { count: hidden })}
                </Button>
              ) : null}
              <ul className={letterClasses.thread}>
                {entries.slice(hidden).map((entry) => (
                  <ThreadItem key={entry.message.id} entry={entry} of={null} />
                ))}
              </ul>
            </>
          )
        }}
      </QueryContent>
    </Section>
  )
}
