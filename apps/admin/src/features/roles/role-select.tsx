import { users } from '@dvor/contract/collections/accounts/users.ts'
import { Select, type SelectProps } from '@mantine/core'
import { frameOf } from '../../core/fields/input-frame.ts'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { RoleWords } from './role-words.tsx'
import classes from './roles.module.css'
import { useMayGive, useRoles } from './use-roles.ts'

/** The choice of a role that the person may give, with what it may do in plain words. */
export function RoleSelect(props: Omit<SelectProps, 'data'>) {
  const { all } = useRoles()
  const mayGive = useMayGive()
  const chosen = all.find(({ key }) => key === props.value)
  const offered = all.filter((role) => role === chosen || mayGive(role))
  return (
    <div className={classes.select}>
      <Select
        {...props}
        data={offered.map(({ key, name }) => ({ value: key, label: name }))}
        allowDeselect={false}
      />
      {chosen ? <RoleWords role={chosen} /> : null}
    </div>
  )
}

/** The role in the form of an account. */
export function RoleInput(props: InputProps) {
  return <RoleSelect {...frameOf(props)} value={asText(props.value)} onChange={props.onChange} />
}

/** The role in the list of accounts, also one that the owner copied. */
export function RoleCell({ record }: { record: AnyRecord }) {
  const { all } = useRoles()
  return all.find(({ key }) => key === record[roleKey])?.name ?? null
}

const roleKey: keyof (typeof users)['fields'] = 'role'
