import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { useList } from '../../core/records/use-list.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { BillMenu } from '../bill/product-buttons.tsx'
import { reservationPath } from '../reservations/list-cells.tsx'
import classes from './dashboard.module.css'

/** Guests who are here, with what they take onto their bill. */
export function InHouse() {
  const query = { state: 'checked_in', _sort: 'departure:ASC', _limit: 50 }
  const guests = useList(reservations, query).data ?? []
  return (
    <ul className={classes.people}>
      {guests.map(({ id, guest_name, number, stays }) => {
        const who = guest_name ?? number ?? ''
        const codes = [...new Set(stays.map(({ accommodation_unit: { code } }) => code))].join(', ')
        return (
          <li key={id}>
            <span className={classes.codes}>{codes}</span>
            <span className={classes.who}>
              <ScreenLink to={reservationPath(id)}>{who}</ScreenLink>
            </span>
            <BillMenu reservation={id} who={who} />
          </li>
        )
      })}
    </ul>
  )
}
