import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { registerPaths } from '@dvor/contract/calls/guests/guest-paths.ts'
import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { Button, Checkbox, NativeSelect, Stack, Text } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { FormModal } from '../../core/forms/form-modal.tsx'
import type { Period } from './period-fields.tsx'

/** Button and dialog that save the register's book of the chosen period as PDF. */
export function BookButton({ period }: { period: Period }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconBook2 size={16} />} onClick={() => setOpen(true)}>
        {t('register.book')}
      </Button>
      <FormModal opened={isOpen} onClose={() => setOpen(false)} title={t('register.bookTitle')}>
        <BookForm period={period} onDone={() => setOpen(false)} />
      </FormModal>
    </>
  )
}

function BookForm({ period, onDone }: { period: Period; onDone: () => void }) {
  const { t } = useTranslation()
  const { data: buildings = [] } = useQuery({
    queryKey: ['accommodation-objects', 'all'],
    queryFn: async () =>
      unwrap(await client.resource(accommodationObjects).attempt.list({ _sort: 'order:ASC', _limit: 100 })),
  })
  const [building, setBuilding] = useState('')
  const [isFull, setFull] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const query = new URLSearchParams({ ...period, numbers: isFull ? 'shown' : 'masked' })
    if (building) query.set('accommodation_object', building)
    const name = `kniha-hosti-${period.from}-${period.to}.pdf`
    const path = `${addressOf(registerPaths.book)}?${query.toString()}`
    const failure = await saveFile(path, name, 'application/pdf')
    setBusy(false)
    if (failure) showFailure(t('register.failed'), failure)
    else onDone()
  }
  return (
    <Stack>
      <Text>{t('register.bookText', { days: formatDayRange(period.from, period.to) })}</Text>
      <NativeSelect
        label={t('register.building')}
        value={building}
        onChange={(event) => setBuilding(event.currentTarget.value)}
        data={[
          { value: '', label: t('register.allBuildings') },
          ...buildings.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <Checkbox
        label={t('register.fullNumbers')}
        description={t('register.fullNumbersHint')}
        checked={isFull}
        onChange={(event) => setFull(event.currentTarget.checked)}
      />
      <Button loading={isBusy} onClick={() => void save()}>
        {t('register.bookSave')}
      </Button>
    </Stack>
  )
}
