import { Badge, Button, Menu } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../core/texts/declared.ts'
import classes from './emails.module.css'
import { section, useWords, variable } from './use-words.ts'

interface Props {
  emailId: string | undefined
  /** Name of the field into which variables are inserted. */
  field: string
  onInsert: (text: string) => void
}

/** Menu of the variables with descriptions; a choice is inserted at the cursor. */
export function WordMenu({ emailId, field, onInsert }: Props) {
  const { t } = useTranslation()
  const { data } = useWords(emailId)
  if (!data) return null
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBraces size={15} />}
          aria-label={t('emails.insertInto', { field })}
        >
          {t('emails.insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.words}>
        <Menu.Label>{t('emails.variables')}</Menu.Label>
        {data.variables.map(({ name, description }) => (
          <Menu.Item key={name} onClick={() => onInsert(variable(name))}>
            <Badge variant="light" color="pine" tt="none" fw={500}>
              {declaredText(description)}
            </Badge>
          </Menu.Item>
        ))}
        {data.flags.length > 0 ? <Menu.Label>{t('emails.flags')}</Menu.Label> : null}
        {data.flags.map(({ name, description }) => (
          <Menu.Item key={name} onClick={() => onInsert(section(name))}>
            <Badge variant="light" color="hay" tt="none" fw={500}>
              {declaredText(description)}
            </Badge>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
