import { ActionIcon, Drawer, Radio, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustments } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
import classes from './shell.module.css'

const choices = [
  { option: 'skin', label: 'shell.skin', values: skins },
  { option: 'direction', label: 'customizer.direction', values: directions },
  { option: 'layout', label: 'customizer.layout', values: layouts },
  { option: 'contentWidth', label: 'customizer.contentWidth', values: contentWidths },
  { option: 'navbar', label: 'customizer.navbar', values: navbarTypes },
  { option: 'navbarColor', label: 'customizer.navbarColor', values: navbarColors },
  { option: 'footer', label: 'customizer.footer', values: footerTypes },
] as const satisfies readonly { option: keyof LayoutOptions; label: string; values: readonly string[] }[]

/** The panel with every layout option; disabled by `isCustomizerEnabled` (docs/product.md, section 2). */
export function Customizer() {
  const { t } = useTranslation()
  const options = useLayout()
  const [opened, panel] = useDisclosure(false)
  return (
    <>
      <ActionIcon className={classes.toTop} size={44} aria-label={t('customizer.open')} onClick={panel.open}>
        <IconAdjustments size={20} />
      </ActionIcon>
      <Drawer opened={opened} onClose={panel.close} position="right" title={t('customizer.title')}>
        <Stack gap="lg">
          {choices.map(({ option, label, values }) => (
            <Radio.Group
              key={option}
              label={t(label)}
              value={options[option]}
              onChange={(value) => changeLayout({ [option]: value })}
            >
              <Stack gap={6} mt={6}>
                {values.map((value) => (
                  <Radio key={value} value={value} label={value} />
                ))}
              </Stack>
            </Radio.Group>
          ))}
        </Stack>
      </Drawer>
    </>
  )
}
