import { useId } from 'react'
import type { Parameter } from '../openapi/parameters.ts'

/** A parameter's name, what it may be, and a field for trying it, filled with the example. */
export function ParameterField({ parameter }: { parameter: Parameter }) {
  const { name, required, example = '' } = parameter
  const id = useId()
  const field = {
    id,
    name: `${parameter.in}.${name}`,
    'aria-describedby': `${id}-kind`,
    defaultValue: String(example),
  }
  const choices = parameter.schema.enum as string[] | undefined
  return (
    <div className="demo-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {required && <span className="demo-required"> required</span>}
      </label>
      {choices ? (
        <select {...field}>
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...field} autoComplete="off" spellCheck={false} />
      )}
      <small id={`${id}-kind`}>{kindOf(parameter)}</small>
    </div>
  )
}

function kindOf({ in: place, schema }: Parameter): string {
  const kind =
    schema.type === 'array' ? 'list, joined by commas' : schema.enum ? 'one of the list' : String(schema.type)
  const plain =
    schema.default === undefined || schema.default === '' ? '' : `, otherwise ${String(schema.default)}`
  return `${place}: ${kind}${plain}`.replace(/, otherwise $/, '')
}
