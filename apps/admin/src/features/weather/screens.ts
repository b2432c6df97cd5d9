import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const weatherDay: LoadScreen = () => import('./weather-page.tsx').then((m) => m.WeatherPage)
