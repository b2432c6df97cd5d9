import type { LetterVerdict } from '@dvor/contract/messages/letters.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Recipient } from './several-dialog.tsx'

const reasons = ['no_address', 'not_again', 'given_up', 'not_found'] as const

/** The guests who do not get a letter, by the reason. */
export function WithoutLetter({ rows, verdicts }: { rows: readonly Recipient[]; verdicts: LetterVerdict[] }) {
  const { t } = useTranslation()
  return reasons.map((reason) => {
    const ids = verdicts.filter(({ refusal }) => refusal === reason).map(({ id }) => id)
    const names = rows
      .filter(({ id }) => ids.includes(id))
      .map(({ guest_name, number }) => guest_name ?? number ?? '–')
    return ids.length === 0 ? null : (
      <Text key={reason} mt="xs" size="sm">
        <strong>{t(`letters.several.without.${reason}`, { count: ids.length })}</strong> {names.join(', ')}
      </Text>
    )
  })
}
