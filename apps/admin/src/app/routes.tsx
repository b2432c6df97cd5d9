import { isLoadFailure } from '@dvor/client/transport/load-failure.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { CollectionName } from '@dvor/contract/collections/index.ts'
import { Button, Loader, Text, Title } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router'
import { isPassing } from '../core/client/query-client.ts'
import { rightsOfSession } from '../core/client/rights.ts'
import { CollectionViewsContext } from '../core/fields/collection-views.ts'
import classes from '../core/page/notes.module.css'
import { allCollections, collectionPatterns } from '../core/records/collection-paths.ts'
import type { CollectionScreens, LoadScreen } from '../core/screens/load-screen.ts'
import { forgotPassword, resetPassword, signIn } from '../features/sign-in/screens.ts'
import { loadScreenTexts } from './registry/load-screen-texts.ts'
import { pages, type PageName } from './registry/pages.ts'
import { accessOfScreen } from './registry/route-patterns.ts'
import { collectionScreens, pageScreens } from './registry/screens.ts'
import { guarded } from './session/guarded.tsx'
import { UnreachablePage } from './unreachable-page.tsx'

type Kind = keyof CollectionScreens

const generated: Record<Kind, () => Promise<ComponentType<{ collection: Collection }>>> = {
  list: () => import('../core/screens/list-page.tsx').then((m) => m.ListPage),
  add: () => import('../core/screens/add-page.tsx').then((m) => m.AddPage),
  edit: () => import('../core/screens/edit-page.tsx').then((m) => m.EditPage),
}

function kindOf(collection: Collection, pattern: string): Kind {
  if (pattern.endsWith('/add')) return 'add'
  return pattern.endsWith('/:id') || collection.singleton ? 'edit' : 'list'
}

/** The feature's own screen, or the one generated from the declaration. */
async function screenOf(collection: Collection, kind: Kind): Promise<ComponentType> {
  const screen = collectionScreens[collection.name as CollectionName]?.[kind]
  if (screen) return screen()
  const Generated = await generated[kind]()
  return () => <Generated key={collection.name} collection={collection} />
}

/** A collection's screen with its texts and with what features add to it, fetched at the same time. */
async function loadCollectionScreen(
  collection: Collection,
  kind: Kind,
): Promise<{ Component: ComponentType }> {
  const [Screen, { collectionViews }] = await Promise.all([
    screenOf(collection, kind),
    import('./registry/collection-views.ts'),
    loadScreenTexts(),
  ])
  const Component = () => (
    <CollectionViewsContext value={collectionViews}>
      <Screen />
    </CollectionViewsContext>
  )
  return { Component }
}

async function loadPage(load: LoadScreen): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([load(), loadScreenTexts()])
  return { Component }
}

/** The screens of one collection, each behind the guard for what it does. */
function collectionRoutes(collection: Collection): RouteObject[] {
  return collectionPatterns(collection).map((path) =>
    guarded(accessOfScreen(collection, path), {
      path,
      lazy: () => loadCollectionScreen(collection, kindOf(collection, path)),
    }),
  )
}

const pageRoutes = (Object.keys(pages) as PageName[]).map((name) =>
  guarded(pages[name].access, { path: pages[name].path, lazy: () => loadPage(pageScreens[name]) }),
)

const loadLayout = () => import('./shell/layout.tsx').then((m) => ({ Component: m.Layout }))

/** A screen before the sign-in; the frame of the other screens is loaded after it, while the person types; a failure is met when the frame is shown. */
const signInScreen = (path: string, load: LoadScreen): RouteObject =>
  guarded('signed_out', {
    path,
    lazy: async () => {
      const Component = await load()
      void loadLayout().catch(() => undefined)
      return { Component }
    },
  })

/** Reads who is signed in, for the button to the home; without an answer it leads to the site. */
const readPerson = async () => rightsOfSession().catch(() => null)

/** The sign-in screens, which a signed-in person never loads. */
const authRoutes: RouteObject = {
  lazy: () => import('../features/sign-in/blank-layout.tsx').then((m) => ({ Component: m.BlankLayout })),
  children: [
    signInScreen('/login', signIn),
    signInScreen('/forgot-password', forgotPassword),
    signInScreen('/reset-password', resetPassword),
    {
      path: '/not-allowed',
      loader: readPerson,
      lazy: () => import('./session/denied-page.tsx').then((m) => ({ Component: m.NotAllowedPage })),
    },
    {
      path: '/not-authorized',
      loader: readPerson,
      lazy: () => import('./session/denied-page.tsx').then((m) => ({ Component: m.NotAuthorizedPage })),
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
        lazy: loadLayout,
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

/**
 * Stands in place of a screen that failed, could not be fetched, or does not exist; the frame around it stays
 * usable.
 */
function CrashPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  if (isLoadFailure(error) || isPassing(error)) return <UnreachablePage />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className={classes.note} role="alert">
      <Title order={1}>{t(isMissing ? 'missingPage' : 'crash')}</Title>
      {isMissing ? null : <Text c="dimmed">{t('crashHint')}</Text>}
      <Button component="a" href={isMissing ? '/login' : ''} mt="sm">
        {t(isMissing ? 'auth.toHome' : 'retry')}
      </Button>
    </div>
  )
}

/** Shown while the first screen loads. */
function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      <Loader aria-label={t('loading')} />
    </div>
  )
}

export const router = createBrowserRouter(routes)
