import { formatMoney } from '@dvor/format/money.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** A chosen reservation; `due` in cents. */
export interface Found {
  id: string
  name: string
  due: number
}

interface Props {
  /** Ids of reservations that are chosen already. */
  without: readonly string[]
  onPick: (match: Found) => void
}

/** Finds a reservation by its number, its guest or firm, or an amount. */
export function ReservationSearch({ without, onPick }: Props) {
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const [term] = useDebouncedValue(text.trim(), 250)
  const { data } = useQuery({
    queryKey: ['statement-lines', 'payable', term],
    queryFn: async () => unwrap(await client.statements.attempt.payable({ q: term })),
    enabled: term.length >= 2,
    placeholderData: keepPreviousData,
  })
  const matches = term.length < 2 ? [] : (data ?? []).filter(({ id }) => !without.includes(id))
  const pick = (id: string) => {
    const match = matches.find((one) => one.id === id)
    if (match) onPick({ id, name: nameOf(match), due: match.due })
    setText('')
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target>
        <TextInput
          aria-label={t('payments.split.search')}
          placeholder={t('payments.split.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={term.length < 2 || !data}>
        <Combobox.Options aria-label={t('payments.split.search')}>
          {matches.map((one) => (
            <Combobox.Option key={one.id} value={one.id}>
              {nameOf(one)} · {formatMoney(Math.max(0, one.due))}
            </Combobox.Option>
          ))}
          {matches.length === 0 ? <Combobox.Empty>{t('payments.split.nothing')}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const nameOf = ({ number, guest_name }: { number: string | null; guest_name: string | null }) =>
  [number, guest_name].filter(Boolean).join(' · ')
