import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useList } from '../../core/records/use-list.ts'

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

/** Finds a reservation by its number or its guest. */
export function ReservationSearch({ without, onPick }: Props) {
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const [term] = useDebouncedValue(text.trim(), 250)
  const { data } = useList(reservations, { _q: term, number_null: 'false', _limit: 8 }, term.length >= 2)
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
