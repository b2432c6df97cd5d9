import { useId, useState, type FormEvent } from 'react'
import type { Call } from '../layer/call.ts'
import type { Parameter } from '../openapi/parameters.ts'
import { ParameterField } from './parameter-field.tsx'
import { sendRequest, type Answer } from './send-request.ts'

const mostRows = 20

interface Props {
  call: Call
  parameters: readonly Parameter[]
}

/** Tries one call: its parameters and body as fields, and below them what is answered. */
export function CallForm({ call, parameters }: Props) {
  const [answer, setAnswer] = useState<Answer>()
  const [isWaiting, setWaiting] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    )
    setWaiting(true)
    try {
      setAnswer(await sendRequest(call, new Map(entries)))
    } catch (error) {
      setAnswer({ status: 0, milliseconds: 0, text: `The request could not be sent: ${String(error)}` })
    } finally {
      setWaiting(false)
    }
  }

  return (
    <form className="demo-form" onSubmit={(event) => void send(event)}>
      {parameters.map((parameter) => (
        <ParameterField key={parameter.name} parameter={parameter} />
      ))}
      {call.body && <BodyField example={call.example.body} />}
      {parameters.length === 0 && !call.body && <p className="demo-quiet">Takes no parameters.</p>}
      <button type="submit" disabled={isWaiting}>
        Send
      </button>
      <AnswerView answer={answer} />
    </form>
  )
}

/** The answer: its status in a line that is read aloud, and its body. */
function AnswerView({ answer }: { answer?: Answer }) {
  const isRefusal = answer !== undefined && (answer.status >= 400 || answer.status === 0)
  return (
    <div className="demo-answer">
      <output className={isRefusal ? 'demo-status demo-status--refused' : 'demo-status'}>
        {answer && (answer.status === 0 ? 'No answer' : `${answer.status} in ${answer.milliseconds} ms`)}
      </output>
      {answer && <Body text={answer.text || '(no body)'} />}
    </div>
  )
}

/** A field that nobody can change: unlike a block of text it scrolls with the keyboard everywhere. */
function Body({ text }: { text: string }) {
  return (
    <textarea readOnly aria-label="Answer" rows={Math.min(mostRows, text.split('\n').length)} value={text} />
  )
}

function BodyField({ example }: { example: unknown }) {
  const id = useId()
  const text = JSON.stringify(example, undefined, 2)
  return (
    <div className="demo-field demo-field--wide">
      <label htmlFor={id}>Body</label>
      <textarea
        id={id}
        name="body"
        rows={Math.min(12, text.split('\n').length + 1)}
        defaultValue={text}
        spellCheck={false}
      />
      <small>JSON</small>
    </div>
  )
}
