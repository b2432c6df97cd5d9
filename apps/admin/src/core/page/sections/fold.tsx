import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

/** Whether the screen is a phone's, at once from the first render. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })

interface Props {
  title: string
  id?: string
  /** One line of what is inside, below the title. */
  hint?: string | undefined
  /** Whether it begins open, or has to be seen now. */
  isOpen: boolean
  children: ReactNode
}

/** A card that folds to its heading, for long screens on a phone. */
export function Fold({ title, id, hint, isOpen, children }: Props) {
  return (
    <details className={`card ${classes.fold}`} id={id} open={isOpen}>
      <summary>
        <div className={classes.head}>
          <Title order={2}>{title}</Title>
          {hint ? <p className={classes.hint}>{hint}</p> : null}
        </div>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}

/** Opens the folded card around an element, so that it can be seen and take the focus. */
export function unfold(element: Element): void {
  element.closest('details')?.setAttribute('open', '')
}
