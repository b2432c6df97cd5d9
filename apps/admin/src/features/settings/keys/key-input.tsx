import { declaredText, localizedChoices } from '../../../core/texts/declared.ts'
import type { GatewayKey } from '@dvor/contract/installation/gateway-keys.ts'
import { Group, PasswordInput, Radio } from '@mantine/core'

interface Props {
  kind: GatewayKey
  value: string
  description?: string
  error: string | null | undefined
  onChange: (value: string) => void
}

/** One key of a gateway: typed, or picked from its choices. */
export function KeyInput({
  kind: { label, beginnings, choices },
  value,
  description,
  error,
  onChange,
}: Props) {
  if (choices)
    return (
      <Radio.Group label={declaredText(label)} required value={value} error={error} onChange={onChange}>
        <Group mt={4}>
          {localizedChoices(choices).map((choice) => (
            <Radio key={choice.value} {...choice} />
          ))}
        </Group>
      </Radio.Group>
    )
  return (
    <PasswordInput
      label={declaredText(label)}
      required
      autoComplete="off"
      placeholder={beginnings && `${beginnings[0]}…`}
      description={description}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
