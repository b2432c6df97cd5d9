import { ActionIcon } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { limits } from './layout-options.ts'
import classes from './shell.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Appears after 300 px of scrolling (docs/product.md, Texts and numbers). */
export function ScrollToTop() {
  const { t } = useTranslation()
  if (!useScrolledPast(limits.scrollToTopAfter)) return null
  return (
    <ActionIcon
      className={classes.toTop}
      size={44}
      radius="xl"
      aria-label={t('shell.scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  )
}
