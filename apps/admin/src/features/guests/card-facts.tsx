import type { GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { FactList } from '../../core/records/fact-list.tsx'
import reservation from '../reservations/reservation.module.css'
import classes from './guests.module.css'

/** The guest in figures, and the firms of the reservations. */
export function CardFacts({ card: { visits, nights, spent, companies } }: { card: GuestCard }) {
  const { t } = useTranslation()
  const may = useMay()
  const figures = [
    [t('guests.count'), String(visits)],
    [t('guests.nights'), String(nights)],
    [t('guests.spent'), may('money.read') && formatMoney(spent)],
  ] as const
  return (
    <section className={`card ${classes.summary}`} aria-label={t('guests.summary')}>
      <FactList facts={figures} className={classes.figures} />
      {companies.map((company) => (
        <FactList
          key={company.ico ?? company.name}
          facts={[[t('guests.companies'), companyText(company)]]}
          className={reservation.facts}
        />
      ))}
    </section>
  )
}

function companyText({ name, street, postal_code, city, ico, dic, ic_dph }: GuestCard['companies'][number]) {
  const numbers = [ico && `IČO ${ico}`, dic && `DIČ ${dic}`, ic_dph && `IČ DPH ${ic_dph}`]
  return [name, street, `${postal_code} ${city}`, ...numbers].filter(Boolean).join(', ')
}
