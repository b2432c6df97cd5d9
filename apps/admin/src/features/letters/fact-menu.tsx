import type { LetterDraft } from '@dvor/contract/messages/letters.ts'
import { Button, Menu, Text } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../core/texts/declared.ts'

interface Props {
  facts: LetterDraft['facts']
  onInsert: (text: string) => void
}

/** What an answer often needs: facts of the stay in the guest's language; a choice is inserted at the cursor. */
export function FactMenu({ facts, onInsert }: Props) {
  const { t } = useTranslation()
  if (facts.length === 0) return null
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconBulb size={15} />}>
          {t('letters.facts')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={340} style={{ overflowY: 'auto' }}>
        {facts.map(({ label, text }) => (
          <Menu.Item key={label.sk} onClick={() => onInsert(text)}>
            <Text size="sm" c="dimmed">
              {declaredText(label)}
            </Text>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
