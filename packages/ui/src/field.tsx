import {
  useId,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react'
import './field.css'

export interface FieldTexts {
  label: ReactNode
  /** Hint about the value and its use, shown below the label. */
  help?: ReactNode
  /** The error and its remedy; announced with the field. */
  error?: ReactNode
  /** Text behind the label of an optional field, for example "nepovinné". */
  optionalText?: string
}

interface FrameProps extends FieldTexts {
  id: string
  children: ReactNode
}

const helpId = (id: string) => `${id}-help`
const errorId = (id: string) => `${id}-error`

/** The attributes that tie an input to its help and its error. */
function describe(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const described = [error ? errorId(id) : '', help ? helpId(id) : ''].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

function HelpAndError({ id, help, error }: Pick<FrameProps, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <span className="ui-field__help" id={helpId(id)}>
          {help}
        </span>
      )}
      {error && (
        <span className="ui-field__error" id={errorId(id)}>
          {error}
        </span>
      )}
    </>
  )
}

function Frame({ id, label, optionalText, help, error, children }: FrameProps) {
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {label}
        {optionalText && <span className="ui-field__optional"> ({optionalText})</span>}
      </label>
      {children}
      <HelpAndError id={id} help={help} error={error} />
    </div>
  )
}

/** Splits the properties of a field into those of its frame and those of its control. */
function useControl<Props extends FieldTexts & { id?: string | undefined; className?: string | undefined }>({
  label,
  help,
  error,
  optionalText,
  id,
  className,
  ...input
}: Props) {
  const generated = useId()
  const frame = { id: id ?? generated, label, help, error, optionalText }
  return {
    frame,
    control: { ...input, ...describe(frame.id, frame), className: join('ui-input', className) },
  }
}

/** A one-line input with label, help and error. */
export function TextField(props: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control } = useControl(props)
  return (
    <Frame {...frame}>
      <input type="text" {...control} />
    </Frame>
  )
}

/** A text of several lines with label, help and error. */
export function TextAreaField(props: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = useControl(props)
  return (
    <Frame {...frame}>
      <textarea {...control} />
    </Frame>
  )
}

/** A choice from a short list; the options are its children. */
export function SelectField(props: FieldTexts & ComponentProps<'select'>) {
  const { frame, control } = useControl(props)
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  )
}

/** A consent or a switch: the box stands before its label. */
export function CheckField({
  label,
  help,
  error,
  id,
  type = 'checkbox',
  ...input
}: Omit<FieldTexts, 'optionalText'> & InputHTMLAttributes<HTMLInputElement>) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <div className="ui-check">
      <input {...input} type={type} {...describe(inputId, { help, error })} className="ui-check__box" />
      <label htmlFor={inputId}>{label}</label>
      <HelpAndError id={inputId} help={help} error={error} />
    </div>
  )
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
