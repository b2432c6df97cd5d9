import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const reservationList: LoadScreen = () =>
  import('./reservation-list-page.tsx').then((m) => m.ReservationListPage)
