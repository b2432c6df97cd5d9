import { Switch } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fieldTexts } from '../input-frame.ts'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'

function FlagField({ name, field, value, onChange, error, disabled }: InputProps) {
  return (
    <Switch
      name={name}
      mt={26}
      {...fieldTexts(field)}
      error={error}
      disabled={disabled}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

function FlagCell({ value }: CellProps) {
  const { t } = useTranslation()
  const isOn = value === true
  const Icon = isOn ? IconCheck : IconMinus
  return (
    <>
      <Icon size={18} aria-hidden color={isOn ? 'var(--good)' : 'var(--ink-soft)'} />
      <span className="hidden-text">{t(isOn ? 'yes' : 'no')}</span>
    </>
  )
}

export const flag: KindView = {
  Input: FlagField,
  Cell: FlagCell,
  toForm: (value) => value === true,
  fromForm: (value) => value === true,
  align: 'center',
}
