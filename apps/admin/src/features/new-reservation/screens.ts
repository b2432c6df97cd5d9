import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const reservationAdd: LoadScreen = () =>
  import('./add-reservation-page.tsx').then((m) => m.AddReservationPage)
