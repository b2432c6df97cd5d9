import { useNavigation } from 'react-router'
import { useText } from './use-text.ts'
import classes from './navigation-progress.module.css'

/** A thin line at the top while the next page is being fetched; pages that come at once never show it. */
export function NavigationProgress() {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <output className={busy ? `${classes.navigationProgress} ${classes.busy}` : classes.navigationProgress}>
      {busy && <span className="visually-hidden">{t('nav.loading')}</span>}
    </output>
  )
}
