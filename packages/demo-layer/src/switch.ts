/** The page that lists the calls. */
const pagePath = '/demo'

/**
 * Brings the demo layer in where it is asked for: by `?demo=1`, and on the page /demo. Everywhere else a worker that an
 * earlier page has left behind is sent away. Nothing of the layer is loaded before.
 * @returns whether the page is the layer's own, so that nobody else renders anything.
 */
export async function obeyDemoSwitch(): Promise<boolean> {
  const isOwnPage = location.pathname === pagePath
  const isAsked = new URLSearchParams(location.search).get('demo') === '1'
  if (!isOwnPage && !isAsked) {
    // Nobody waits for it: a browser that is still looking for a newer worker may take seconds, and without a page that
    // wants answers the worker lets everything through.
    void sendWorkersAway()
    return false
  }
  const { startWorker } = await import('./network/worker.ts')
  await startWorker()
  // For whoever has to know that from now on calls are answered here.
  document.documentElement.dataset.demoLayer = 'on'
  if (isOwnPage) await import('./page/render-page.tsx').then(({ renderPage }) => renderPage())
  return isOwnPage
}

/** The product's own worker keeps the program; each other one that is found is ours. */
async function sendWorkersAway(): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    !(active ?? waiting ?? installing)?.scriptURL.endsWith('/service-worker.js')
  await Promise.all(registered.filter(isOurs).map((one) => one.unregister()))
}
