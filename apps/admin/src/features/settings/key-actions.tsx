import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './settings.module.css'

interface Props {
  isBusy: boolean
  /** Whether there are stored keys to remove. */
  isSet: boolean
  onRemove: () => void
}

/** Saves the typed keys, or removes the stored ones. */
export function KeyActions({ isBusy, isSet, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={isBusy}>
        {t('settings.save')}
      </Button>
      {isSet ? (
        <Button variant="subtle" color="barn" disabled={isBusy} onClick={onRemove}>
          {t('settings.removeKeys')}
        </Button>
      ) : null}
    </div>
  )
}
