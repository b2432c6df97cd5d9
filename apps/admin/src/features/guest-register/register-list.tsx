import type { GuestRegister, RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays, addMonths, startOfMonth } from '@dvor/format/days.ts'
import { Alert, Anchor, Table, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserQuestion } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { BookButton } from './book-button.tsx'
import { DocumentNumber } from './document-number.tsx'
import { PeriodFields, type Period } from './period-fields.tsx'
import cards from '../../core/page/tables/card-table.module.css'
import classes from './register.module.css'

/** The guest register by days, with a search and a mark for missing data. */
export function RegisterList() {
  const { t } = useTranslation()
  const today = useToday()
  const [period, setPeriod] = useState<Period>(() => ({
    from: startOfMonth(today),
    to: addDays(addMonths(startOfMonth(today), 1), -1),
  }))
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, 300)
  const query = useQuery({
    queryKey: ['guest-register', period, q],
    queryFn: async () => unwrap(await client.register.attempt.list({ ...period, ...(q && { q }) })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={classes.tools}>
        <PeriodFields period={period} onChange={setPeriod} />
        <TextInput
          className={classes.search}
          type="search"
          label={t('list.search')}
          placeholder={t('register.search')}
          leftSection={<IconSearch size={17} stroke={1.6} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <BookButton period={period} />
      </div>
      <QueryContent query={query} height={260}>
        {(register) => <Found register={register} />}
      </QueryContent>
    </>
  )
}

function Found({ register: { guests, missing } }: { register: GuestRegister }) {
  const { t } = useTranslation()
  return (
    <>
      {missing.length > 0 ? <Missing missing={missing} /> : null}
      <section className={`card ${classes.panel}`} aria-label={t('register.guests')}>
        {guests.length === 0 ? (
          <Text c="dimmed" p="lg">
            {t('register.none')}
          </Text>
        ) : (
          <Table.ScrollContainer
            className={cards.scroll}
            minWidth={680}
            scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
          >
            <Table verticalSpacing="xs" className={cards.table}>
              <Heads />
              <Table.Tbody>
                {guests.map((guest) => (
                  <Row key={guest.id} guest={guest} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </section>
    </>
  )
}

const heads = ['name', 'born', 'nationality', 'document', 'address', 'stay'] as const

function Heads() {
  const { t } = useTranslation()
  return (
    <Table.Thead>
      <Table.Tr>
        {heads.map((head) => (
          <Table.Th key={head}>{t(`register.${head}`)}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

function Row({ guest }: { guest: RegisterEntry }) {
  const { t } = useTranslation()
  return (
    <Table.Tr>
      <Table.Td fw={600}>
        {guest.last_name} {guest.first_name}
      </Table.Td>
      <Table.Td className={classes.day} data-label={t('register.born')}>
        {formatDay(guest.birth_date)}
      </Table.Td>
      <Table.Td data-label={t('register.nationality')}>{countryName(guest.nationality)}</Table.Td>
      <Table.Td data-label={t('register.document')}>
        <DocumentNumber guest={guest} />
      </Table.Td>
      <Table.Td data-label={t('register.address')}>{guest.address}</Table.Td>
      <Table.Td className={classes.day} data-label={t('register.stay')}>
        <Anchor component={ScreenLink} to={`/reservations/edit/${guest.reservation.id}`}>
          {formatDayRange(guest.arrival, guest.departure)}
        </Anchor>
      </Table.Td>
    </Table.Tr>
  )
}

function Missing({ missing }: { missing: GuestRegister['missing'] }) {
  const { t } = useTranslation()
  return (
    <Alert
      color="hay"
      radius="lg"
      mb="md"
      icon={<IconUserQuestion size={20} />}
      title={t('register.missing')}
    >
      <ul className={classes.missing}>
        {missing.map(({ id, number, guest_name, arrival, departure, expected, filled }) => (
          <li key={id}>
            {t('register.missingOf', {
              name: guest_name ?? number ?? '',
              filled,
              expected,
              days: formatDayRange(arrival, departure),
            })}{' '}
            <Anchor component={ScreenLink} to={`/reservations/edit/${id}`}>
              {t('register.fill')}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
