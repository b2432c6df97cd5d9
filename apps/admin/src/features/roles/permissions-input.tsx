import { permissionGroups } from '@dvor/contract/accounts/permissions.ts'
import { Button, Checkbox, Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import { choicesOf } from '../../core/fields/kinds/choice.tsx'
import { asList } from '../../core/fields/kinds/choices.tsx'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { choiceText, declaredText } from '../../core/texts/declared.ts'
import classes from './roles.module.css'

/** The permissions of a role or a key, to tick in groups. Nobody ticks what they may not do themselves. */
export function PermissionsInput({ field, value, onChange, error, disabled }: InputProps) {
  const declared = choicesOf(field).map((choice) => choice.value)
  const groups = permissionGroups
    .map((group) => ({
      ...group,
      choices: group.choices.filter((choice) => declared.includes(choice.value)),
    }))
    .filter(({ choices }) => choices.length > 0)
  return (
    <Input.Wrapper {...fieldTexts(field)} error={error} labelElement="div">
      {groups.map((group) => (
        <PermissionGroup
          key={group.label.sk}
          group={group}
          chosen={asList(value)}
          onChange={onChange}
          disabled={disabled}
        />
      ))}
    </Input.Wrapper>
  )
}

interface GroupProps extends Pick<InputProps, 'onChange' | 'disabled'> {
  group: Pick<(typeof permissionGroups)[number], 'label'> & {
    choices: readonly (typeof permissionGroups)[number]['choices'][number][]
  }
  chosen: readonly string[]
}

function PermissionGroup({ group: { label, choices }, chosen, onChange, disabled }: GroupProps) {
  const { t } = useTranslation()
  const may = useMay()
  const offered = choices.filter(({ value }) => may(value)).map(({ value }) => value)
  const hasAll = offered.every((one) => chosen.includes(one))
  const others = chosen.filter((one) => !offered.some((value) => value === one))
  const toggle = (permission: string) =>
    onChange(
      chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission],
    )
  return (
    <fieldset className={classes.group}>
      <legend>{declaredText(label)}</legend>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={disabled || offered.length === 0}
        onClick={() => onChange(hasAll ? others : [...others, ...offered])}
      >
        {t(hasAll ? 'roles.none' : 'roles.all')}
      </Button>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choiceText(choice)}
            description={may(choice.value) ? declaredText(choice.help) : t('roles.mayNot')}
            checked={chosen.includes(choice.value)}
            disabled={disabled || !may(choice.value)}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
