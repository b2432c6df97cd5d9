import { declaredText } from '../texts/declared.ts'
import { formatThousands } from '@dvor/format/numbers.ts'
import type { Words } from '@dvor/contract/declaration/field.ts'
import { Anchor, Title } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from './screen-link.tsx'
import { useTitle } from '../property/use-title.ts'
import classes from './page-head.module.css'

interface Props {
  title: string
  /** The list that the screen belongs to. */
  parent?: { path: string; label: Words }
  /** Number of records in the list; undefined until it is read. */
  total?: number | undefined
  children?: ReactNode
}

/** Heading of a screen: link to its list, title, and actions. */
export function PageHead({ title, parent, total, children }: Props) {
  useTitle(title)
  return (
    <div className={classes.head}>
      {parent ? (
        <Anchor component={ScreenLink} to={parent.path} className={classes.crumb}>
          <IconChevronLeft size={15} style={{ verticalAlign: '-2px' }} aria-hidden />{' '}
          {declaredText(parent.label)}
        </Anchor>
      ) : null}
      <Title order={1}>
        {title} {total === undefined ? null : <span className={classes.count}>{formatThousands(total)}</span>}
      </Title>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
