import { legalVariables } from '@dvor/booking/messages/legal-text.ts'
import { Button, Menu } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { variable } from '../emails/use-words.ts'

/** Menu of the variables that a legal text fills in from the settings. */
export function LegalWords({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconBraces size={15} />}>
          {t('settings.insertVariable')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {Object.entries(legalVariables).map(([name, { description }]) => (
          <Menu.Item key={name} onClick={() => onInsert(variable(name))}>
            {description} <code>{variable(name)}</code>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
