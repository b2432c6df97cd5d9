import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const reservationEdit: LoadScreen = () =>
  import('./reservation-page.tsx').then((m) => m.ReservationPage)
