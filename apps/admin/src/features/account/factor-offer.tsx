import type { SecondFactorOffer } from '@dvor/contract/accounts/account.ts'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText, issueText } from '../../core/client/error-text.ts'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'

interface Props {
  offer: SecondFactorOffer
  onOn: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Splits the secret into groups of four, which are easier to copy by hand. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The QR code for the application, and the input of the first code, which confirms it. */
export function FactorOffer({ offer, onOn, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Text className={classes.text}>{t('account.scan')}</Text>
      <div className={classes.offer}>
        <img
          className={classes.qr}
          alt={t('account.qr')}
          src={`data:image/svg+xml,${encodeURIComponent(offer.qrSvg)}`}
        />
        <div className={classes.steps}>
          <Text size="sm" c="dimmed">
            {t('account.byHand')}
          </Text>
          <code className={classes.secret}>{inFours(offer.secret)}</code>
          <FirstCode onOn={onOn} onCancel={onCancel} />
        </div>
      </div>
    </>
  )
}

function FirstCode({ onOn, onCancel }: Omit<Props, 'offer'>) {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => (/^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? null : issueText('invalid_format')),
    },
  })
  const submit = form.onSubmit(async ({ code }) => {
    const turned = await run(async () => {
      const result = await client.account.attempt.turnFactorOn({ code })
      if (!result.ok) form.setFieldError('code', errorText(result.error))
      return result
    }, t('account.turnOnFailed'))
    if (turned) onOn(turned.value.recoveryCodes)
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('account.firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maw={260}
        {...form.getInputProps('code')}
      />
      <Group mt="md">
        <Button type="submit" loading={isBusy}>
          {t('account.confirmFactor')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  )
}
