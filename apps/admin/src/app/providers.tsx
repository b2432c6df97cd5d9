import { DirectionProvider, MantineProvider } from '@mantine/core'

import { DatesProvider } from '@mantine/dates'
import 'dayjs/locale/sk'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from './shell/layout-store.ts'
import { PersonProvider } from './session/person-provider.tsx'
import { applyColours } from './theme/brand-colours.ts'
import { useBrand } from '../core/property/brand.ts'
import { cspNonce } from '../core/client/csp-nonce.ts'
import { queryClient } from '../core/client/query-client.ts'
import { adminTheme } from './theme/theme.ts'

const Toasts = lazy(() => import('./shell/toasts.tsx').then((m) => ({ default: m.Toasts })))

interface Props {
  children: ReactNode
}

/** Provides theme, queries, the signed-in person and date settings to all screens. */
export function Providers({ children }: Props) {
  const { skin, direction } = useLayout()
  const { palette } = useBrand()
  const { i18n } = useTranslation()
  const { language } = i18n
  const theme = useMemo(() => adminTheme(palette, language), [palette, language])
  useLayoutEffect(() => applyColours(palette), [palette])
  return (
    <DirectionProvider key={`${direction} ${language}`} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme={skin === 'dark' ? 'dark' : 'light'}
        getStyleNonce={() => cspNonce}
      >
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Toasts />
          </Suspense>
          <PersonProvider>
            <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>{children}</DatesProvider>
          </PersonProvider>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
