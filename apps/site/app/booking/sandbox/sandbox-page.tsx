import { formatMoney } from '@dvor/format/money.ts'
import { Form, useNavigation } from 'react-router'
import { sandboxActions, type SandboxAction, type SandboxPayment } from './sandbox-calls.ts'
import './sandbox.css'

const actions: Record<SandboxAction, { label: string; text: string }> = {
  pay: { label: 'Zaplatiť', text: 'Platba prejde a obchod sa to hneď dozvie.' },
  decline: { label: 'Odmietnuť platbu', text: 'Ako keď banka kartu neprijme.' },
  delay: { label: 'Zaplatiť s oneskorením', text: 'Platba prejde až o dvadsať sekúnd.' },
  lose: { label: 'Zaplatiť a stratiť oznámenie', text: 'Obchod sa o platbe nedozvie, musí sa opýtať sám.' },
  repeat: { label: 'Zaplatiť a oznámiť päťkrát', text: 'To isté oznámenie príde päťkrát naraz.' },
}

/** The trial gateway's own counter: looks like another place, so that nobody takes it for a bank. */
export function SandboxPage({ payment }: { payment: SandboxPayment | null }) {
  return (
    <main className="sandbox">
      <p className="sandbox__warning">Skúšobná brána – žiadne peniaze sa nepohnú</p>
      <div className="sandbox__sheet">{payment ? <Counter payment={payment} /> : <Unknown />}</div>
    </main>
  )
}

function Counter({ payment }: { payment: SandboxPayment }) {
  const { amount, description, state } = payment
  return (
    <>
      <h1>{description}</h1>
      <p className="sandbox__amount">{formatMoney(amount)}</p>
      {state === 'created' || state === 'declined' ? (
        <Choices declined={state === 'declined'} />
      ) : (
        <p>{state === 'paid' ? 'Táto platba je už zaplatená.' : 'Táto platba sa práve spracúva.'}</p>
      )}
      <p>
        <a href={payment.return_url}>Späť do obchodu</a>
      </p>
    </>
  )
}

function Choices({ declined }: { declined: boolean }) {
  const { state } = useNavigation()
  return (
    <Form method="post">
      {declined && <p>Platbu ste odmietli. V obchode môžete začať novú.</p>}
      {!declined && (
        <ul className="sandbox__actions">
          {sandboxActions.map((action) => (
            <li key={action}>
              <button type="submit" name="action" value={action} disabled={state !== 'idle'}>
                <strong>{actions[action].label}</strong>
                <span>{actions[action].text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}

function Unknown() {
  return (
    <>
      <h1>Takúto platbu nepoznáme</h1>
      <p>Vráťte sa, prosím, do obchodu a začnite znova.</p>
    </>
  )
}
