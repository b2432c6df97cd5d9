import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Attempt, type Failure } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { useMay } from '../../core/client/person.ts'

export const useMailServer = () =>
  useQuery({
    queryKey: ['mail-server'],
    queryFn: async () => unwrap(await client.mailServer.attempt.read()),
  })

export const useGateways = () =>
  useQuery({
    queryKey: ['gateway-keys'],
    queryFn: async () => unwrap(await client.gatewayKeys.attempt.gateways()),
  })

export const useWallets = () =>
  useQuery({
    queryKey: ['wallet-keys'],
    queryFn: async () => unwrap(await client.walletKeys.attempt.wallets()),
  })

const whileRunning = 2_000

/** The newest backups; read again every two seconds while one is in progress. */
export const useBackups = () =>
  useQuery({
    queryKey: ['backups'],
    queryFn: async () => unwrap(await client.backups.attempt.list()),
    refetchInterval: ({ state }) => (state.data?.running ? whileRunning : false),
  })

export function useSiteOpening(enabled = true) {
  const may = useMay()
  return useQuery({
    queryKey: ['site-opening'],
    queryFn: async () => unwrap(await client.siteOpening.attempt.read()),
    enabled: enabled && may('settings.edit'),
  })
}

export function useFirstSteps() {
  const may = useMay()
  return useQuery({
    queryKey: ['first-steps'],
    queryFn: async () => unwrap(await client.firstSteps.attempt.read()),
    enabled: may('settings.read'),
  })
}

/** Runs one call, shows a failure, and caches the answer under `key`. */
export function useInstallationCall(key?: string) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** @param isKnown tells whether the caller shows a failure itself. @returns the answer, null on failure */
  const run = async <T>(
    call: () => Promise<Attempt<T>>,
    failedTitle: string,
    isKnown?: (failure: Failure) => boolean,
  ): Promise<T | null> => {
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (!result.ok) {
      if (!isKnown?.(result.error)) showFailure(failedTitle, result.error)
      return null
    }
    if (key) cache.setQueryData([key], result.value)
    void cache.invalidateQueries({ queryKey: ['first-steps'] })
    return result.value
  }
  return { run, isBusy }
}
