import { roles } from '@dvor/contract/collections/accounts/roles.ts'
import { users } from '@dvor/contract/collections/accounts/users.ts'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { Section } from '../../core/page/section.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { useList } from '../../core/records/use-list.ts'
import { AddPage } from '../../core/screens/add-page.tsx'
import { EditPage } from '../../core/screens/edit-page.tsx'
import classes from './roles.module.css'
import { useRoles, type Role } from './use-roles.ts'

const withoutSource = () => ['copy_of']

/** The form of a copy, with the permissions of the role that the address names (`?of=reception`). */
export function RoleAddPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const key = params.get('of') ?? 'reception'
  const { all, isRead } = useRoles()
  const source = all.find((role) => role.key === key)
  if (!source && !isRead) return <Skeleton height={420} radius="lg" />
  const role = source ?? all[0]
  return role ? (
    <AddPage
      collection={roles}
      title={t('roles.copyTitle', { role: role.name })}
      preset={copyOf(role, t('roles.copyName', { role: role.name }))}
      without={withoutSource()}
    />
  ) : null
}

const copyOf = ({ key, record, permissions, refundLimit }: Role, name: string) => ({
  name,
  copy_of: record?.copy_of ?? key,
  permissions,
  refund_limit: refundLimit ?? 0,
})

/** The form of a copied role, with the people who have it. */
export function RoleEditPage() {
  return <EditPage collection={roles} without={withoutSource} below={({ id }) => <People role={id} />} />
}

function People({ role }: { role: string }) {
  const { t } = useTranslation()
  const { data } = useList(users, { role, _limit: -1 })
  if (!data) return null
  return (
    <div className={classes.below}>
      <Section title={t('roles.people')}>
        {data.length === 0 ? <Text c="dimmed">{t('roles.nobody')}</Text> : null}
        <ul className={classes.people}>
          {data.map(({ id, username }) => (
            <li key={id}>
              <Anchor component={ScreenLink} to={editPath(users, id) ?? ''}>
                {username}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
