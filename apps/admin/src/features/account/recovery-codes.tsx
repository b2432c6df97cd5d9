import { Button, CopyButton, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../core/client/save-file.ts'
import classes from './account.module.css'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Recovery codes, which are shown once, with buttons to copy and to save them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  return (
    <>
      <Title order={3}>{t('account.codes')}</Title>
      <Text className={classes.text}>{t('account.codesText')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button onClick={onKept}>{t('account.codesKept')}</Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {t(copied ? 'account.copied' : 'account.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveText(t('account.codesFile'), text, 'text/plain')}
        >
          {t('account.download')}
        </Button>
      </Group>
    </>
  )
}
