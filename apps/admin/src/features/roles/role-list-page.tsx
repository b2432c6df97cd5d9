import { roles } from '@dvor/contract/collections/accounts/roles.ts'
import { users } from '@dvor/contract/collections/accounts/users.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { Section } from '../../core/page/section.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { useHiddenIds } from '../../core/records/pending-deletes.ts'
import { anyRecord } from '../../core/records/records.ts'
import { useList } from '../../core/records/use-list.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { RoleWords } from './role-words.tsx'
import classes from './roles.module.css'
import { useMayGive, useRoles, type Role } from './use-roles.ts'

/** All roles with what each may do and how many people have it, to copy one and to change the copies. */
export function RoleListPage() {
  const { t } = useTranslation()
  const { all, error, refetch } = useRoles()
  const { data: people } = useList(users, { _limit: -1 })
  const hidden = useHiddenIds()
  return (
    <>
      <PageHead title={declaredText(roles.label.many)} />
      <Text c="dimmed" maw="72ch" mb="md">
        {t('roles.hint')}
      </Text>
      {error ? <ErrorNote error={error} title={t('roles.failed')} onRetry={() => void refetch()} /> : null}
      <div className={classes.cards}>
        {all
          .filter(({ key }) => !hidden.has(key))
          .map((role) => (
            <RoleCard
              key={role.key}
              role={role}
              people={people?.filter((one) => one.role === role.key).length}
            />
          ))}
      </div>
    </>
  )
}

interface CardProps {
  role: Role
  /** Number of accounts with the role; undefined until they are read. */
  people: number | undefined
}

function RoleCard({ role, people }: CardProps) {
  const { t } = useTranslation()
  const origin = role.copyOf === null ? t('roles.copiedPlainly') : t('roles.copied', { role: role.copyOf })
  const facts = [
    role.record && origin,
    people === undefined ? null : people === 0 ? t('roles.nobody') : t('roles.people', { count: people }),
  ]
  return (
    <Section title={role.name}>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <RoleWords role={role} />
      <Actions role={role} />
    </Section>
  )
}

function Actions({ role }: { role: Role }) {
  const { t } = useTranslation()
  const mayGive = useMayGive()
  const { key, name, record, permissions } = role
  if (!mayGive(role) || (permissions.length === 0 && !record)) return null
  return (
    <Group gap="xs" mt="md">
      {record ? (
        <Button
          component={ScreenLink}
          to={editPath(roles, key) ?? ''}
          variant="light"
          size="xs"
          leftSection={<IconPencil size={15} />}
          aria-label={t('roles.editOf', { role: name })}
        >
          {t('roles.edit')}
        </Button>
      ) : null}
      <Button
        component={ScreenLink}
        to={`/roles/add?of=${key}`}
        variant="default"
        size="xs"
        leftSection={<IconCopy size={15} />}
        aria-label={t('roles.copyOf', { role: name })}
      >
        {t('roles.copy')}
      </Button>
      {record ? <RemoveButton role={role} /> : null}
    </Group>
  )
}

function RemoveButton({ role: { name, record } }: { role: Role }) {
  const { t } = useTranslation()
  const remove = useDelete(roles)
  return (
    <Button
      variant="subtle"
      color="barn"
      size="xs"
      leftSection={<IconTrash size={15} />}
      aria-label={t('roles.removeOf', { role: name })}
      onClick={() => record && remove(anyRecord(record))}
    >
      {t('roles.remove')}
    </Button>
  )
}
