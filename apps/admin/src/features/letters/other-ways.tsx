import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useAction } from '../reservations/use-action.ts'
import { linesOf, messageLinks } from './message-links.ts'

interface Props {
  reservation: string
  phone: string
  body: string
}

/** Opens the text in an app of this device, and keeps it among the messages as a note. */
export function OtherWays({ reservation, phone, body }: Props) {
  const { t } = useTranslation()
  const { run } = useAction()
  const text = linesOf(body)
  const keep = (name: string) =>
    void run(() => client.letters.attempt.addNote(reservation, { text: `${name}: ${text}` }))
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t('letters.otherWays', { phone })}
      </Text>
      {messageLinks(phone, text).map(({ name, href }) => (
        <Button
          key={name}
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          size="compact-sm"
          variant="default"
          disabled={text === ''}
          onClick={() => keep(name)}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
