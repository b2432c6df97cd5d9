import { ColorInput, ColorSwatch, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

const swatches = ['#1f3d2b', '#1d3557', '#4a2c4d', '#7f2d21', '#3b2f2a', '#d9a441', '#c98b6b', '#8fb3a3']

function ColourField(props: InputProps) {
  const { t } = useTranslation()
  return (
    <ColorInput
      {...frameOf(props)}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': t('fields.eyeDropper') }}
      swatches={swatches}
      swatchesPerRow={8}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  )
}

function ColourCell({ value }: CellProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ColorSwatch size={18} color={asText(value)} />
      <Text span size="sm">
        {asText(value)}
      </Text>
    </Group>
  )
}

export const colour: KindView = {
  Input: ColourField,
  Cell: ColourCell,
  toForm: asText,
  fromForm: (value) => textOrNull(value)?.toLowerCase() ?? null,
}
