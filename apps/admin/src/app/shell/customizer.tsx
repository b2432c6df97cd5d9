import { ActionIcon, Drawer, Radio, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustments } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from '../../core/unsaved/use-guarded-close.tsx'
import {
  contentWidths,
  directions,
  footerTypes,
  layouts,
  navbarColors,
  navbarTypes,
  skins,
  type LayoutOptions,
} from './layout-options.ts'
import { changeLayout, useLayout } from './layout-store.ts'
import classes from './customizer.module.css'

const choices = [
  { option: 'direction', label: 'customizer.direction', values: directions },
  { option: 'layout', label: 'customizer.layout', values: layouts },
  { option: 'contentWidth', label: 'customizer.contentWidth', values: contentWidths },
  { option: 'navbar', label: 'customizer.navbar', values: navbarTypes },
  { option: 'navbarColor', label: 'customizer.navbarColor', values: navbarColors },
  { option: 'footer', label: 'customizer.footer', values: footerTypes },
] as const satisfies readonly { option: keyof LayoutOptions; label: string; values: readonly string[] }[]

/**
 * The panel with every layout option, where the installation enables it (`CUSTOMIZER`; docs/product.md, Back office).
 */
export function Customizer() {
  const { t } = useTranslation()
  const options = useLayout()
  const [opened, panel] = useDisclosure(false)
  const { close } = useGuardedClose(opened, panel.close)
  const skinChoices = skins.map((value) => ({ value, label: t(`shell.skins.${value}`) }))
  return (
    <>
      <ActionIcon className={classes.button} size={44} aria-label={t('customizer.open')} onClick={panel.open}>
        <IconAdjustments size={20} />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        title={t('customizer.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Stack gap="lg">
          <Choice option="skin" label={t('shell.skin')} choices={skinChoices} value={options.skin} />
          {choices.map(({ option, label, values }) => (
            <Choice
              key={option}
              option={option}
              label={t(label)}
              choices={values.map((value: (typeof values)[number]) => ({
                value,
                label: t(`customizer.values.${value}`),
              }))}
              value={options[option]}
            />
          ))}
        </Stack>
      </Drawer>
    </>
  )
}

interface ChoiceProps {
  option: keyof LayoutOptions
  label: string
  choices: readonly { value: string; label: string }[]
  value: string
}

function Choice({ option, label, choices: offered, value: current }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={current} onChange={(value) => changeLayout({ [option]: value })}>
      <Stack gap={6} mt={6}>
        {offered.map(({ value, label: name }) => (
          <Radio key={value} value={value} label={name} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
