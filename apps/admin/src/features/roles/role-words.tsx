import { permission, permissionGroups, type Permission } from '@dvor/contract/accounts/permissions.ts'
import type { Rights } from '@dvor/contract/accounts/roles.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../core/texts/declared.ts'
import classes from './roles.module.css'

interface Props {
  role: Rights
  /** Whether the sentences are shown at once. */
  isOpen?: boolean
}

/** What a role may do, a sentence for each permission. */
export function RoleWords({ role, isOpen = false }: Props) {
  const { t } = useTranslation()
  const { permissions } = role
  if (permissions.length === 0) return <Text c="dimmed">{t('roles.nothing')}</Text>
  if (permissions.length === permission.options.length && role.refundLimit === null)
    return <Text>{t('roles.everything')}</Text>
  return (
    <details className={classes.words} open={isOpen}>
      <summary>
        {t('roles.may')} <span className={classes.count}>{permissions.length}</span>
      </summary>
      {permissionGroups.map(({ label, choices }) => {
        const allowed = choices.filter(({ value }) => permissions.includes(value) && !isEmpty(value, role))
        return allowed.length > 0 ? (
          <div key={label.sk}>
            <h3>{declaredText(label)}</h3>
            <ul>
              {allowed.map(({ value, help }) => (
                <li key={value}>{declaredText(help)}</li>
              ))}
            </ul>
          </div>
        ) : null
      })}
      {permissions.includes('money.refund') ? <RefundNote limit={role.refundLimit} /> : null}
    </details>
  )
}

/** Giving money back with a limit of zero is nothing to tell. */
const isEmpty = (permission: Permission, { refundLimit }: Rights): boolean =>
  permission === 'money.refund' && refundLimit === 0

function RefundNote({ limit }: { limit: number | null }) {
  const { t } = useTranslation()
  if (limit === null) return null
  return <p>{limit === 0 ? t('roles.noRefund') : t('roles.refund', { amount: formatMoney(limit) })}</p>
}
