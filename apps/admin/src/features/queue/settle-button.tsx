import type { QueueLine } from '@dvor/contract/insight/queue.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { ApprovalButton } from './approval-button.tsx'
import { settlings, type SettledKind } from './settlings.ts'
import { useSettle } from './use-settle.ts'

interface Props {
  line: QueueLine
  title: string
}

/** The button that settles a line in place; nothing where that takes more than a press, or the person may not. */
export function SettleButton({ line, title }: Props) {
  if (line.kind === 'approval') return <ApprovalButton id={line.id} />
  return isSettled(line.kind) ? <OnePress line={line} kind={line.kind} title={title} /> : null
}

const isSettled = (kind: QueueLine['kind']): kind is SettledKind => kind in settlings

function OnePress({ line, kind, title }: Props & { kind: SettledKind }) {
  const { t } = useTranslation()
  const may = useMay()
  const { settle, isBusy } = useSettle()
  if (!may(settlings[kind].needs)) return null
  const name = t(`queue.settle.${kind}`)
  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      leftSection={<IconCheck size={15} />}
      aria-label={`${name}: ${title}`}
      onClick={() => void settle(kind, line)}
    >
      {name}
    </Button>
  )
}
