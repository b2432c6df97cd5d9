import { useMemo, useState } from 'react'
import { callTable } from '../call-table.ts'
import { apps, type AppName } from '../layer/apps.ts'
import type { Call } from '../layer/call.ts'
import { openApiDocument } from '../openapi/document.ts'
import { SchemaWriter } from '../openapi/json-schema.ts'
import { parametersOf } from '../openapi/parameters.ts'
import { CallForm } from './call-form.tsx'

const appNames = Object.keys(apps) as AppName[]

/** All calls by app, with a field that narrows the list down. */
export function DemoPage() {
  const [wanted, setWanted] = useState('')
  const writer = useMemo(() => new SchemaWriter(), [])
  const calls = callTable.filter(({ path, title, app }) =>
    `${path} ${title} ${apps[app]}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const visibleApps = appNames.filter((app) => calls.some((call) => call.app === app))
  return (
    <div className="demo">
      <header className="demo-head">
        <h1>Demo layer</h1>
        <p>
          {callTable.length} calls of the admin template’s apps, answered in this browser with sample data.
          Nobody has to sign in, nothing reaches a server, and a reload makes everything as it was.
        </p>
        <div className="demo-tools">
          <label className="demo-search">
            Find a call
            <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          </label>
          <OpenApiLink />
        </div>
      </header>
      <div className="demo-columns">
        <nav aria-label="Apps" className="demo-nav">
          {visibleApps.map((app) => (
            <a key={app} href={`#${app}`}>
              {apps[app]}
            </a>
          ))}
        </nav>
        <main>
          <output className="demo-quiet">
            {wanted.trim() !== '' && `${calls.length} of ${callTable.length} calls`}
          </output>
          {visibleApps.map((app) => (
            <section key={app} aria-labelledby={app}>
              <h2 id={app}>{apps[app]}</h2>
              {calls
                .filter((call) => call.app === app)
                .map((call) => (
                  <CallEntry key={`${call.method} ${call.path}`} call={call} writer={writer} />
                ))}
            </section>
          ))}
        </main>
      </div>
    </div>
  )
}

/** One call in the list; its form is made when it is opened. */
function CallEntry({ call, writer }: { call: Call; writer: SchemaWriter }) {
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

/** The OpenAPI document, made here and saved as a file. */
function OpenApiLink() {
  const address = useMemo(() => {
    const text = JSON.stringify(openApiDocument(), undefined, 2)
    return URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  }, [])
  return (
    <a className="demo-link" href={address} download="demo-layer.openapi.json">
      OpenAPI 3.1 document
    </a>
  )
}
