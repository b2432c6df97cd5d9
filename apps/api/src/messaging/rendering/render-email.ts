import { paletteOf } from '@dvor/contract/values/palette.ts'
import type { Language } from '@dvor/format/languages.ts'
import { translate } from '@dvor/contract/translations/translate.ts'
import type { Block, Button, Sender } from '../../db/schema/messages/email-content.ts'
import { escapeLines, oneLine } from '@dvor/contract/values/escape.ts'
import { htmlOf } from './layout-html.ts'
import { textOf } from './layout-text.ts'
import { buttonOf } from './buttons.ts'
import { mailColours, type MailColours } from './mail-style.ts'
import type { EmailTexts, EmailSettings } from '../queries.ts'
import {
  parseTemplate,
  renderTemplate,
  type Template,
  type Values,
} from '@dvor/contract/messages/template.ts'
import type { FlagName } from './variables.ts'
import { isEmailKey, type EmailKey, type PropertyVariable } from './email-kinds.ts'
import { vocabularyOf } from './vocabulary.ts'

export interface Rendered {
  subject: string
  html: string
  text: string
}

export interface Filling {
  language: Language
  variables: Readonly<Record<string, string>>
  sections?: readonly FlagName[]
  blocks?: readonly Block[]
}

/** Content that both html and plain text are made from. */
export interface EmailParts {
  language: Language
  subject: string
  /** Editable text as html, with its variables filled in. */
  body: string
  blocks: readonly Block[]
  button: Button | null
  sender: Sender
  /** Whether it ends with the property's greeting; e-mails to the property itself do not. */
  signed: boolean
  colours: MailColours
}

/** Subject and body (html) of the property's texts in a language. */
export const textsIn = (texts: EmailTexts, language: Language) =>
  translate(texts, ['subject', 'body'], language, true)

const valuesOf = (sender: Sender, { variables, sections = [] }: Filling): Values => ({
  variables: { ...variables, ...propertyValues(sender) },
  flags: new Set([...sections, ...propertyFlags(sender)]),
})

/** Subject and body (html) with their variables filled in, as they stand in the e-mail. */
export function fillTexts(texts: EmailTexts, settings: EmailSettings, filling: Filling) {
  const values = valuesOf(senderOf(settings), filling)
  const { subject, body } = textsIn(texts, filling.language)
  return {
    subject: oneLine(renderTemplate(compiled(texts.key, subject), values, (value) => value)),
    body: renderTemplate(compiled(texts.key, body), values, escapeLines),
  }
}

/** Fills in the property's texts; html and plain text come from the same content. */
export function renderEmail(texts: EmailTexts, settings: EmailSettings, filling: Filling): Rendered {
  const sender = senderOf(settings)
  const values = valuesOf(sender, filling)
  const parts: EmailParts = {
    language: filling.language,
    ...fillTexts(texts, settings, filling),
    blocks: filling.blocks ?? [],
    button: buttonOf(texts.key, filling.language, values.variables, values.flags),
    sender,
    signed: !texts.key.startsWith('owner_'),
    colours: mailColours(paletteOf(settings)),
  }
  return { subject: parts.subject, html: htmlOf(parts), text: textOf(parts) }
}

function senderOf(settings: EmailSettings): Sender {
  const { business_name: name, email, phone, street, postal_code, city } = settings
  const place = [postal_code, city].filter(Boolean).join(' ')
  const logo = settings.logo ? `/logo.png?v=${settings.logo}` : null
  return { name, email, phone, address: [street, place].filter(Boolean).join(', '), logo }
}

function propertyFlags({ phone, address }: Sender): FlagName[] {
  return [...(phone ? ['has_phone' as const] : []), ...(address ? ['has_address' as const] : [])]
}

function propertyValues({ name, email, phone, address }: Sender): Record<PropertyVariable, string> {
  return {
    business_name: name,
    business_email: email,
    business_phone: phone ?? '',
    business_address: address,
  }
}

const templates = new Map<string, Template>()
const mostKnown = 300

/** Texts are checked when they are saved; one that no longer compiles is shown as it is. */
function compiled(key: string, source: string): Template {
  const name = `${key}\n${source}`
  const cachedTemplate = templates.get(name)
  if (cachedTemplate) return cachedTemplate
  const parsed = parseTemplate(source, vocabularyOf(asKey(key)))
  const template = typeof parsed === 'string' ? [source] : parsed
  if (templates.size >= mostKnown) templates.clear()
  templates.set(name, template)
  return template
}

function asKey(key: string): EmailKey {
  if (!isEmailKey(key)) throw new Error(`no e-mail of the kind ${key}`)
  return key
}
