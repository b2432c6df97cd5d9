import { Button, SegmentedControl } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './preview-fold.module.css'

interface FoldProps {
  /** Name of the preview for screen readers. */
  label: string
  /** Label of the button while the preview is closed. */
  show: string
  children: ReactNode
}

/** A preview that is rendered and loaded only once it is opened. */
export function PreviewFold({ label, show, children }: FoldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.preview} aria-label={label}>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        leftSection={isOpen ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        onClick={() => setOpen((was) => !was)}
      >
        {isOpen ? t('preview.hide') : show}
      </Button>
      {isOpen ? children : null}
    </section>
  )
}

interface WidthProps {
  isNarrow: boolean
  onChange: (isNarrow: boolean) => void
}

/** Choice between the preview for a computer and for a phone. */
export function WidthChoice({ isNarrow, onChange }: WidthProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      aria-label={t('preview.width')}
      value={isNarrow ? 'phone' : 'desktop'}
      onChange={(value) => onChange(value === 'phone')}
      data={[
        { value: 'desktop', label: t('preview.desktop') },
        { value: 'phone', label: t('preview.phone') },
      ]}
    />
  )
}
