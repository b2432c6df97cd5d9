import { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import { Button, CopyButton, Group, Skeleton, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import classes from './calendars.module.css'

/** The key starts with the feeds' key, because adding or renaming a portal changes the addresses, too. */
const allKey = [...collectionKey(calendarFeeds), 'addresses']

/** Export addresses of a unit's occupancy, for one portal or for all. */
export function ExportAddresses({ unit, feed }: { unit: string; feed?: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: [...allKey, unit, feed ?? 'all'],
    queryFn: async () => unwrap(await client.calendars.attempt.addresses(unit)),
  })
  if (error)
    return <ErrorNote error={error} title={t('calendars.addressesFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={90} />
  const feeds = data.feeds.filter(({ id }) => !feed || id === feed)
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        {t('calendars.addressesHint')}
      </Text>
      {feeds.map(({ id, title, url }) => (
        <Address key={id} label={t('calendars.addressForPortal', { portal: title })} url={url} />
      ))}
      {feed ? null : <GeneralAddress addresses={data} unit={unit} />}
    </>
  )
}

function GeneralAddress({ addresses, unit }: { addresses: CalendarExport; unit: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Address
        label={t('calendars.addressForAll')}
        hint={t('calendars.addressForAllHint')}
        url={addresses.url}
      />
      <Renewal unit={unit} />
    </>
  )
}

function Address({ label, hint, url }: { label: string; hint?: string; url: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.address}>
      <TextInput
        label={label}
        description={hint}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            aria-label={`${t('calendars.copy')}: ${label}`}
            onClick={copy}
          >
            {t(copied ? 'calendars.copied' : 'calendars.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}

/** Replaces all export addresses, so that a leaked one stops working. */
function Renewal({ unit }: { unit: string }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    const result = await client.calendars.attempt.renewAddresses(unit)
    setBusy(false)
    setConfirming(false)
    if (!result.ok) return showFailure(t('calendars.addressesFailed'), result.error)
    await cache.invalidateQueries({ queryKey: allKey })
    showSuccess(t('calendars.renewed'))
  }
  return (
    <Group mt="sm">
      <Button
        size="xs"
        variant="subtle"
        color="barn"
        leftSection={<IconKey size={15} />}
        onClick={() => setConfirming(true)}
      >
        {t('calendars.renew')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('calendars.renewTitle')}
          action={t('calendars.renew')}
          isDanger
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void renew()}
          onClose={() => setConfirming(false)}
        >
          {t('calendars.renewText')}
        </ConfirmDialog>
      ) : null}
    </Group>
  )
}
