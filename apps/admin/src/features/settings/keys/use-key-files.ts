import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletState } from '@dvor/contract/installation/wallet-keys.ts'
import type { WalletName } from '@dvor/contract/values/wallets.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { client, type Attempt } from '../../../core/client/api.ts'
import { issueText } from '../../../core/client/error-text.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { useInstallationCall } from '../use-installation.ts'

/** The content of a file as base64, as the API takes it. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Saving and removing the keys of a wallet, with an error below each refused field. */
export function useKeyFiles(wallet: WalletName) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall('wallet-keys')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const showIssues = (issues: readonly FieldIssue[]) =>
    setErrors(Object.fromEntries(issues.map(({ path, code }) => [path, issueText(code)])))
  /** @returns whether the keys were stored */
  const save = async (call: () => Promise<Attempt<WalletState[]>>): Promise<boolean> => {
    showIssues([])
    const saved = await run(async () => {
      const attempt = await call()
      if (!attempt.ok) showIssues(attempt.error.fields ?? [])
      return attempt
    }, t('settings.saveFailed'))
    if (saved) showSuccess(t('settings.saved'))
    return saved !== null
  }
  const remove = () => run(() => client.walletKeys.attempt.removeWalletKeys(wallet), t('settings.saveFailed'))
  return { errors, showIssues, save, remove, isBusy }
}
