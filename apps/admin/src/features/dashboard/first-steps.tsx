import type { FirstStepKey } from '@dvor/contract/installation/first-steps.ts'
import { Anchor, Text } from '@mantine/core'
import { IconCircle, IconCircleArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { Section } from '../../core/page/section.tsx'
import classes from '../settings/settings.module.css'
import { useFirstSteps } from '../settings/use-installation.ts'

/** Path of each step; the part after `#` names the field of a form. */
const places: Record<FirstStepKey, string> = {
  contact: '/global-settings#business_name',
  legal: '/global-settings#legal_name',
  bank: '/global-settings#iban',
  mail: '/global-settings?cast=mail',
  units: '/accommodation-units',
  texts: '/global-settings?cast=site',
  payments: '/global-settings?cast=keys',
  search: '/global-settings?cast=site',
}

/** The open steps of setting up the property, shown until all are done. */
export function FirstSteps() {
  const { t } = useTranslation()
  const { data } = useFirstSteps()
  const done = data?.filter((step) => step.done).length ?? 0
  if (!data || done === data.length) return null
  const next = data.find((step) => !step.done)?.key
  return (
    <Section
      title={t('settings.firstSteps')}
      action={<Text c="dimmed">{t('settings.stepsDone', { done, count: data.length })}</Text>}
    >
      <Text c="dimmed" mb="xs">
        {t(done === 0 ? 'settings.stepsWelcome' : 'settings.stepsGoOn')}
      </Text>
      <ol className={classes.rows}>
        {data.map(({ key, done: isDone }) => (
          <li
            key={key}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={key === next ? 'step' : undefined}
          >
            <StepIcon isDone={isDone} isNext={key === next} />
            {isDone ? (
              <span>
                {t(`settings.steps.${key}`)}
                <span className="hidden-text"> ({t('settings.stepDone')})</span>
              </span>
            ) : (
              <Anchor component={ScreenLink} to={places[key]} inherit>
                {t(`settings.steps.${key}`)}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepIcon({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  if (isDone) return <IconCircleCheck size={20} color="var(--good)" aria-hidden />
  const Icon = isNext ? IconCircleArrowRight : IconCircle
  return <Icon size={20} aria-hidden />
}
