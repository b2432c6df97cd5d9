import { Button, Group, Modal, Text } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '../unsaved/leave-dialog.tsx'
import { UnsentForms } from '../unsaved/unsaved.ts'
import { useGuardedClose } from '../unsaved/use-guarded-close.tsx'
import { SubjectLine } from './dialog-subject.tsx'
import { ProblemNote } from './problem-note.tsx'

interface Props {
  title: string
  /** Label of the button that confirms. */
  action: string
  isDanger?: boolean
  isBusy: boolean
  /** Whether something that must be seen before is missing. */
  isBlocked?: boolean
  problem: string | null
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Asks for confirmation before an action; its failure is shown in the dialog. Closing it over unsaved values of a form
 * inside asks, too, and so does confirming it over an open form that books money.
 */
export function ConfirmDialog(props: Props) {
  const { t } = useTranslation()
  const { close, question, guarded } = useGuardedClose(true, props.onClose)
  const [unsent] = useState(() => new Set<object>())
  const [isAsked, setAsked] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  /** A button that cannot be pressed yet takes no focus. */
  const [isReady] = useState(!props.isBusy && !props.isBlocked)
  const backToAmount = () => {
    setAsked(false)
    content.current?.querySelector<HTMLElement>('form input')?.focus()
  }
  return (
    <>
      {question}
      {isAsked ? (
        <LeaveDialog
          title={t('guards.unsentTitle')}
          text={t('guards.unsentText')}
          leave={t('guards.unsentLeave')}
          stay={t('guards.unsentStay')}
          onStay={backToAmount}
          onLeave={() => {
            setAsked(false)
            props.onConfirm()
          }}
        />
      ) : null}
      <Modal opened onClose={close} title={props.title} closeButtonProps={{ 'aria-label': t('close') }}>
        {guarded(
          <UnsentForms value={unsent}>
            <SubjectLine />
            <Text ref={content} component="div">
              {props.children}
            </Text>
          </UnsentForms>,
        )}
        <ProblemNote problem={props.problem} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus={!isReady || undefined}>
            {t('reservations.state.keep')}
          </Button>
          <Button
            color={props.isDanger ? 'barn' : undefined}
            loading={props.isBusy}
            disabled={props.isBlocked}
            onClick={() => (unsent.size > 0 ? setAsked(true) : props.onConfirm())}
            data-autofocus={isReady || undefined}
          >
            {props.action}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
