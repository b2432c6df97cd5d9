import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { Attempt } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useAccountAction } from './use-account-action.ts'

interface EndSessionsButtonProps {
  label: string
  end(): Promise<Attempt<unknown>>
  done: string
  failed: string
}

/** Ends several sessions at once. */
export function EndSessionsButton({ label, end, done, failed }: EndSessionsButtonProps) {
  const { run, isBusy } = useAccountAction()
  const press = async () => {
    if (await run(end, failed)) showSuccess(done)
  }
  return (
    <Button
      mt="md"
      variant="default"
      loading={isBusy}
      leftSection={<IconLogout size={17} />}
      onClick={() => void press()}
    >
      {label}
    </Button>
  )
}
