import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const offerList: LoadScreen = () => import('./offer-list-page.tsx').then((m) => m.OfferListPage)
