import { useState } from 'react'
import type { Call } from '../layer/call.ts'
import type { SchemaWriter } from '../openapi/json-schema.ts'
import { parametersOf } from '../openapi/parameters.ts'
import { CallForm } from './call-form.tsx'

/** One call in the list; its form is made when it is opened. */
export function CallEntry({ call, writer }: { call: Call; writer: SchemaWriter }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="demo-call" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={`demo-method demo-method--${call.method.toLowerCase()}`}>{call.method}</span>
        <code>{call.path.replaceAll(/:(\w+)/g, '{$1}')}</code>
        <span className="demo-title">{call.title}</span>
      </summary>
      {isOpen && <CallForm call={call} parameters={parametersOf(call, writer)} />}
    </details>
  )
}
