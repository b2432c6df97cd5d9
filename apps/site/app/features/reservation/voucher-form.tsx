import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { failureText } from '../../core/forms/problem-text.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './detail-form.module.css'
import type { VoucherAnswer } from './spend-voucher.ts'
import { voucherWords } from '@dvor/texts/areas.ts'

/** Pays what is due by a gift voucher; the form needs no scripts. */
export function VoucherForm({ answer }: { answer: VoucherAnswer | undefined }) {
  const { spend: words } = useWords(voucherWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  return (
    <details className={classes.opened} open={answer !== undefined}>
      <summary>{words.open}</summary>
      <Form method="post" className={classes.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="voucher" />
        <TextField
          label={words.label}
          help={words.help}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
          defaultValue={answer?.typed ?? ''}
          error={answer && <span role="alert">{failureText(answer.problem, language, null)}</span>}
        />
        <Button type="submit" variant="quiet" busy={formData?.get('intent') === 'voucher'}>
          {words.submit}
        </Button>
      </Form>
    </details>
  )
}
