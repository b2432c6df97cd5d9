import { notifications } from '@mantine/notifications'
import { isDemoLayerOn } from '../../core/property/brand.ts'
import { ToastChoice } from '../../core/page/undo-offer.tsx'
import { i18n } from '../../core/texts/i18n.ts'

/** How often a page that stays open looks for a newer program. */
const everyHour = 3_600_000

/**
 * Lets the browser keep the program, so that it opens without a network (apps/admin/service-worker.ts). A newer one is
 * used once the person agrees. To be called when the first screen stands.
 */
export async function keepProgram(): Promise<void> {
  // The sources are served without a worker; the sample calls have a worker of their own.
  if (import.meta.env.DEV || isDemoLayerOn() || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration) return
  offerNewer(registration)
  setInterval(() => void registration.update().catch(() => undefined), everyHour)
}

function offerNewer(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker of a browser replaces nothing.
    if (worker && navigator.serviceWorker.controller) showOffer(worker)
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker)
    })
  })
}

function showOffer(worker: ServiceWorker): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('activate')
  }
  const { t } = i18n
  notifications.show({
    id: 'new-version',
    autoClose: false,
    message: <ToastChoice hint={t('offline.newVersion')} label={t('offline.reload')} onChoose={reload} />,
  })
}
