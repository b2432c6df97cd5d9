import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const priceCalendar: LoadScreen = () => import('./calendar-page.tsx').then((m) => m.PriceCalendarPage)
