import { useNavigation } from 'react-router'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import classes from './navigation-progress.module.css'

/** A thin line at the top while the next page is fetched; not shown for pages that come at once. */
export function NavigationProgress() {
  const words = useWords(frameWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <output className={busy ? `${classes.navigationProgress} ${classes.busy}` : classes.navigationProgress}>
      {busy && <span className="visually-hidden">{words['nav.loading']}</span>}
    </output>
  )
}
