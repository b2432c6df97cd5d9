import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { CollectionName } from '@dvor/contract/collections/index.ts'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { pages, screens, type Screens } from '../overrides/screens.ts'
import { Layout } from '../shell/layout.tsx'
import { CrashPage, Waiting } from './crash-page.tsx'
import type { Access } from './guard.ts'
import { loadScreenTexts } from './i18n.ts'
import { guarded } from './guarded.tsx'
import { allCollections, collectionPatterns } from './route-patterns.ts'

type Kind = keyof Screens

const loggedOut: Access = { audience: 'loggedOut' }

const generated: Record<Kind | 'only', () => Promise<ComponentType<{ collection: Collection }>>> = {
  list: () => import('../resource/list-page.tsx').then((m) => m.ListPage),
  add: () => import('../resource/add-page.tsx').then((m) => m.AddPage),
  edit: () => import('../resource/edit-page.tsx').then((m) => m.EditPage),
  only: () => import('../resource/edit-page.tsx').then((m) => m.EditPage),
}

function kindOf(collection: Collection, pattern: string): Kind | 'only' {
  if (pattern.endsWith('/add')) return 'add'
  if (pattern.endsWith('/:id')) return 'edit'
  return collection.singleton ? 'only' : 'list'
}

async function screenOf(collection: Collection, kind: Kind | 'only'): Promise<{ Component: ComponentType }> {
  const own = screens[collection.name as CollectionName]?.[kind === 'only' ? 'edit' : kind]
  if (own) return { Component: await own() }
  const Generated = await generated[kind]()
  return { Component: () => <Generated key={collection.name} collection={collection} /> }
}

/** A screen with its texts, which are fetched beside it. */
async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, loadScreenTexts()])
  return loaded
}

/** The screens of one collection, each behind the guard for what it does. */
function collectionRoutes(collection: Collection): RouteObject[] {
  return collectionPatterns(collection).map((path) =>
    guarded(
      { audience: 'admin', action: 'manage', subject: collection.name },
      { path, lazy: () => withTexts(screenOf(collection, kindOf(collection, path))) },
    ),
  )
}

const pageRoutes = Object.entries(pages).map(([path, load]) =>
  guarded({ audience: 'admin' }, { path, lazy: async () => ({ Component: await withTexts(load()) }) }),
)

/** The blank screens come when they are needed: who is signed in never loads them. */
const authRoutes: RouteObject = {
  lazy: () => import('../auth/blank-layout.tsx').then((m) => ({ Component: m.BlankLayout })),
  children: [
    guarded(loggedOut, {
      path: '/login',
      lazy: () => import('../auth/login-page.tsx').then((m) => ({ Component: m.LoginPage })),
    }),
    guarded(loggedOut, {
      path: '/forgot-password',
      lazy: () =>
        import('../auth/forgot-password-page.tsx').then((m) => ({ Component: m.ForgotPasswordPage })),
    }),
    guarded(loggedOut, {
      path: '/reset-password',
      lazy: () => import('../auth/reset-password-page.tsx').then((m) => ({ Component: m.ResetPasswordPage })),
    }),
    {
      path: '/not-allowed',
      lazy: () => import('../auth/denied-page.tsx').then((m) => ({ Component: m.NotAllowedPage })),
    },
    {
      path: '/not-authorized',
      lazy: () => import('../auth/denied-page.tsx').then((m) => ({ Component: m.NotAuthorizedPage })),
    },
  ],
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashPage,
    HydrateFallback: Waiting,
    children: [
      authRoutes,
      {
        Component: Layout,
        children: [
          {
            ErrorBoundary: CrashPage,
            children: [...pageRoutes, ...allCollections.flatMap(collectionRoutes)],
          },
        ],
      },
    ],
  },
]

export const router = createBrowserRouter(routes)
