import type { VoucherBalance } from '@dvor/contract/money/vouchers.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { failureText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { useFragment } from '../../core/links/use-fragment.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { flowPath } from '../search/search-params.ts'
import type { BalanceAnswer } from './ask-balance.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './vouchers.module.css'
import { voucherWords } from '@dvor/texts/areas.ts'

/** The code in the fragment of the address, where the QR code of a voucher has it. */
const useCodeOfAddress = (): string => decodeURIComponent(useFragment().slice(1))

/** The page of a voucher's balance, by its code. */
export function BalancePage({ answer }: { answer: BalanceAnswer | undefined }) {
  const { balance: words, spend } = useWords(voucherWords)
  const language = useLanguage()
  const { state } = useNavigation()
  const named = useCodeOfAddress()
  const [typed, setTyped] = useState<string | null>(null)
  const error = answer?.problem && failureText(answer.problem, language, null)
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
      </header>
      <Form method="post" className={classes.form} noValidate>
        <TextField
          label={spend.label}
          help={spend.help}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
          value={typed ?? named}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error && <span role="alert">{error}</span>}
        />
        <Button type="submit" busy={state === 'submitting'}>
          {words.submit}
        </Button>
      </Form>
      {answer?.found && <Found voucher={answer.found} />}
    </section>
  )
}

function Found({ voucher }: { voucher: VoucherBalance }) {
  const { state, balance, value, valid_until, package: sold } = voucher
  const { balance: words } = useWords(voucherWords)
  const { formatMoney, formatDay } = useFormats()
  return (
    <output className={classes.found} data-testid="voucher-balance">
      <strong>{words.states[state]}</strong>
      {sold && (
        <span>
          {words.forPackage} {sold.title}
        </span>
      )}
      {state === 'expired' ? (
        <span>{words.expiredText}</span>
      ) : (
        <>
          <span className={classes.sum}>{formatMoney(balance)}</span>
          <span>
            {words.left} · {words.of} {formatMoney(value)}
          </span>
          <span>
            {words.until} {formatDay(valid_until)}
          </span>
        </>
      )}
      {state === 'valid' && (
        <LinkButton to={sold ? flowPath({ package: sold.id }) : '/rezervacia'}>
          {sold ? words.bookPackage : words.book}
        </LinkButton>
      )}
    </output>
  )
}
