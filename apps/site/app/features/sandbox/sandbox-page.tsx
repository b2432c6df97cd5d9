import type { SandboxPayment } from '@dvor/contract/money/sandbox-payments.ts'
import { sandboxActions } from '@dvor/contract/values/sandbox-actions.ts'
import { sandboxWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './sandbox.module.css'

/** The page of the trial gateway. Its look differs from the site, so that nobody takes it for a bank. */
export function SandboxPage({ payment }: { payment: SandboxPayment | null }) {
  const words = useWords(sandboxWords)
  return (
    <main className={classes.sandbox}>
      <p className={classes.warning}>{words.warning}</p>
      <div className={classes.sheet}>{payment ? <Counter payment={payment} /> : <Unknown />}</div>
    </main>
  )
}

function Counter({ payment }: { payment: SandboxPayment }) {
  const words = useWords(sandboxWords)
  const { formatMoney } = useFormats()
  const { amount, description, state } = payment
  return (
    <>
      <h1>{description}</h1>
      <p className={classes.amount}>{formatMoney(amount)}</p>
      {state === 'created' || state === 'declined' ? (
        <Choices declined={state === 'declined'} />
      ) : (
        <p>{state === 'paid' ? words.paid : words.processing}</p>
      )}
      <p>
        <a href={payment.return_url}>{words.back}</a>
      </p>
    </>
  )
}

function Choices({ declined }: { declined: boolean }) {
  const words = useWords(sandboxWords)
  const { state } = useNavigation()
  return (
    <Form method="post">
      {declined && <p>{words.declined}</p>}
      {!declined && (
        <ul className={classes.actions}>
          {sandboxActions.map((action) => (
            <li key={action}>
              <button type="submit" name="action" value={action} disabled={state !== 'idle'}>
                <strong>{words.actions[action].label}</strong>
                <span>{words.actions[action].text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}

function Unknown() {
  const words = useWords(sandboxWords)
  return (
    <>
      <h1>{words.unknownTitle}</h1>
      <p>{words.unknownText}</p>
    </>
  )
}
