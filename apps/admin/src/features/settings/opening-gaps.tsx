import type { OpeningGap, SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './settings.module.css'

/** Where the owner mends each gap. Legal texts are filled in from the settings. */
const placeOf: Readonly<Record<OpeningGap, string>> = {
  mail: '/global-settings?cast=mail',
  payments: '/global-settings#iban',
  account: '/global-settings#iban',
  terms: '/global-settings#legal_name',
}

/** What guests of the site would miss, each with a link to its place. */
export function OpeningGaps({ missing }: Pick<SiteOpening, 'missing'>) {
  const { t } = useTranslation()
  return (
    <ul className={classes.rows}>
      {missing.map((gap) => (
        <li key={gap} className={classes.row}>
          <span>{t(`settings.missing.${gap}`)}</span>
          <Anchor component={Link} to={placeOf[gap]}>
            {t(`settings.missingFix.${gap}`)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
