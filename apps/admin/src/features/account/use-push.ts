import type { PushSettings } from '@dvor/contract/accounts/push.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showProblem } from '../../core/client/toasts.ts'
import { currentPush, leavePush, subscribeDevice } from '../../core/offline/push-device.ts'

const key = ['push']

/** The devices and choices of the signed-in person. */
export const usePush = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => {
      const settings = unwrap(await client.push.attempt.settings())
      const here = await currentPush().catch(() => null)
      return { ...settings, here: here?.endpoint ?? null }
    },
  })

/** Changes of them. */
export function usePushActions() {
  const { t, i18n } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function run(change: () => Promise<Attempt<PushSettings> | null>): Promise<void> {
    setBusy(true)
    const result = await change().catch(() => null)
    setBusy(false)
    if (result?.ok) await cache.invalidateQueries({ queryKey: key })
    else if (result) showFailure(t('account.push.failed'), result.error)
    else showProblem(t('account.push.failed'), t('account.push.obstacles.refused'))
  }
  return {
    isBusy,
    choose: ({ kinds, with_names }: Pick<PushSettings, 'kinds' | 'with_names'>) =>
      void run(() => client.push.attempt.choose({ kinds, with_names })),
    turnOn: (publicKey: string) =>
      void run(async () => {
        const device = await subscribeDevice(publicKey)
        const language = i18n.language === 'en' ? 'en' : 'sk'
        return device && client.push.attempt.subscribe({ ...device, language })
      }),
    turnOff: (id: string, isHere: boolean) =>
      void run(async () => {
        if (isHere) await leavePush()
        return client.push.attempt.unsubscribe(id)
      }),
  }
}
