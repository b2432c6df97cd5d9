import { formatMoney, parseMoney } from '@dvor/format/money.ts'
import { ActionIcon, Button, Text, TextInput, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import inbox from '../../core/screens/inbox.module.css'
import classes from './inbox.module.css'
import { leftOf, type Line } from './line.ts'
import { ReservationSearch, type Found } from './reservation-search.tsx'
import { useLineAction } from './use-line-action.ts'

interface Part extends Found {
  /** As typed. */
  amount: string
}

/** Allocates a transaction to reservations, whole or in parts. */
export function SplitForm({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useLineAction(onDone)
  const [parts, setParts] = useState<Part[]>([])
  useUnsaved(parts.length > 0, isBusy)
  const cents = parts.map(({ amount }) => parseMoney(amount) ?? 0)
  const rest = leftOf(line) - cents.reduce((sum, one) => sum + one, 0)
  const isFine = parts.length > 0 && rest >= 0 && cents.every((one) => one > 0)
  const add = (match: Found) => {
    const amount = Math.max(0, Math.min(rest, match.due > 0 ? match.due : rest))
    setParts([...parts, { ...match, amount: amount > 0 ? centsToForm(amount) : '' }])
  }
  const assign = () => {
    const allocations = parts.map(({ id }, index) => ({ reservation: id, amount: cents[index] ?? 0 }))
    return run(
      () => client.statements.attempt.assign(line.id, { allocations }),
      t('payments.suggestions.done'),
    )
  }
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.split.title')}</Title>
      <ReservationSearch without={parts.map(({ id }) => id)} onPick={add} />
      <ul className={classes.parts}>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            onType={(amount) => setParts(parts.map((one) => (one.id === part.id ? { ...one, amount } : one)))}
            onRemove={() => setParts(parts.filter(({ id }) => id !== part.id))}
          />
        ))}
      </ul>
      {parts.length > 0 ? (
        <>
          <Text size="sm" c={rest < 0 ? 'barn' : 'dimmed'} role={rest < 0 ? 'alert' : undefined}>
            {rest < 0
              ? t('payments.split.tooMuch', { amount: formatMoney(-rest) })
              : t('payments.split.rest', { amount: formatMoney(rest) })}
          </Text>
          <Button mt="sm" loading={isBusy} disabled={!isFine} onClick={() => void assign()}>
            {t('payments.split.submit')}
          </Button>
        </>
      ) : null}
      <ProblemNote problem={problem} />
    </section>
  )
}

interface RowProps {
  part: Part
  onType: (amount: string) => void
  onRemove: () => void
}

function PartRow({ part: { name, amount }, onType, onRemove }: RowProps) {
  const { t } = useTranslation()
  const isWrong = amount !== '' && (parseMoney(amount) ?? 0) <= 0
  return (
    <li>
      <span>{name}</span>
      <TextInput
        className={classes.amount}
        aria-label={t('payments.split.amount', { name })}
        inputMode="decimal"
        rightSection="€"
        value={amount}
        error={isWrong}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('payments.split.remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  )
}
