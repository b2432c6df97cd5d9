/**
 * The service worker of the back office: it keeps the program, so that it opens without a network. It never answers or
 * keeps calls of the API, and leaves every other page of the origin alone. The build fills in the names of the files
 * (build-service-worker.ts), the server the paths of the screens (apps/server/src/admin/admin-app.ts).
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Lasting {
  readonly data: { json(): { notification: Notice } } | null
}
interface Notice {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  /** Whole address of the screen. */
  readonly navigate: string
}
interface Tapped extends Lasting {
  readonly notification: Notification
}
interface WorkerScope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: Tapped) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}
declare const self: WorkerScope
declare const PROGRAM_FILES: readonly string[]
declare const PROGRAM_NAME: string
/** In the router's notation. */
declare const SCREEN_PATTERNS: readonly string[]

/** The page is the same at each path of the back office. */
const shell = '/login'
const assets = '/admin-assets/'
const prefix = 'dvor-program-'
const kept = prefix + PROGRAM_NAME

self.addEventListener('install', (event) => event.waitUntil(keepProgram()))
self.addEventListener('activate', (event) => event.waitUntil(dropFormer().then(() => self.clients.claim())))
// Only once the person agreed: a reload in between could lose a half-filled form.
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && isScreen(pathname)) event.respondWith(pageOf(event.request))
  else if (pathname.startsWith(assets)) event.respondWith(fileOf(event.request))
})

self.addEventListener('push', (event) => {
  const notice = event.data?.json().notification
  if (!notice) return
  const { title, body, lang, tag, navigate } = notice
  const options = { body, lang, tag, icon: '/icons/icon-192.png', data: navigate }
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // A page of its own, so that no half-filled form is left.
  event.waitUntil(self.clients.openWindow(String(event.notification.data)))
})

async function keepProgram(): Promise<void> {
  const cache = await self.caches.open(kept)
  await cache.addAll([shell, ...PROGRAM_FILES.map((name) => assets + name)])
}

async function dropFormer(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(prefix) && name !== kept)
  await Promise.all(names.map((name) => self.caches.delete(name)))
}

/** Whether a screen of the back office stands at a path; all other pages belong to the site. */
const isScreen = (path: string): boolean => SCREEN_PATTERNS.some((pattern) => isAt(pattern, path))

function isAt(pattern: string, path: string): boolean {
  const [wanted, parts] = [pattern.split('/'), path.split('/')]
  return wanted.length === parts.length && wanted.every((one, at) => one.startsWith(':') || one === parts[at])
}

/** The page as the server sends it, which is always the newest; the kept one without a network. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await self.caches.match(shell)
    if (!page) throw error
    return page
  }
}

/** Names of files carry a hash of their content, so a kept one is the right one. */
const fileOf = async (request: Request): Promise<Response> =>
  (await self.caches.match(request.url)) ?? fetch(request)
