import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What the form does. */
  submit: string
  isBusy: boolean
  isReady?: boolean
  size?: 'xs'
  onCancel: () => void
}

/** The foot of a form: the button that sends it, and the one that leaves it. */
export function FormButtons({ submit, isBusy, isReady = true, size, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <Group gap={size ?? 'md'}>
      <Button {...(size && { size })} type="submit" loading={isBusy} disabled={!isReady}>
        {submit}
      </Button>
      <Button {...(size && { size })} variant="subtle" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Group>
  )
}
