import { languages, type Language } from '@dvor/format/languages.ts'
import { emailWords } from '@dvor/texts/areas.ts'
import { blockHtml } from './block-html.ts'
import type { Button, Sender } from '../../db/schema/messages/email-content.ts'
import { bindShortWords } from '@dvor/format/language.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { fonts, styledBody, type MailColours } from './mail-style.ts'
import { plainText } from './plain-text.ts'
import type { EmailParts } from './render-email.ts'

const preheaderLength = 120

// Mail programs that support style sheets get narrow paddings on phones and keep the property's colours in dark mode;
// all others use the inline styles.
const sheetIn = (colours: MailColours) => `
:root{color-scheme:light only;supported-color-schemes:light only}
@media (max-width:619px){.pad{padding-left:22px!important;padding-right:22px!important}.head{font-size:23px!important}
.button{width:100%!important}.button a{display:block!important;text-align:center!important}}
a{color:${colours.pine}}`

/** The whole e-mail as html, with tables and inline styles, which all mail programs support. */
export function htmlOf(parts: EmailParts): string {
  const { language, subject, body, blocks, button, sender, signed, colours } = parts
  const row = rowIn(colours)
  const head = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light only" /><meta name="supported-color-schemes" content="light only" />',
    `<title>${escapeHtml(subject)}</title><style>${sheetIn(colours)}</style></head>`,
  ].join('')
  const content = [
    `<body style="margin:0;padding:0;background:${colours.field};-webkit-text-size-adjust:100%">`,
    preheader(plainText(body)),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.field}">`,
    '<tr><td align="center" style="padding:24px 10px">',
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="${colours.paper}" `,
    `style="width:100%;max-width:600px;border-radius:14px;overflow:hidden;border:1px solid ${colours.line}">`,
    headline(sender, colours),
    row(styledBody(body, colours), '34px 40px 6px'),
    button ? row(buttonHtml(button, colours), '10px 40px 14px') : '',
    ...blocks.map((block) => row(blockHtml(block, colours), '14px 40px')),
    row(signed ? signature(language, sender, colours) : '', '18px 40px 34px'),
    '</table>',
    foot(sender, colours),
    '</td></tr></table></body></html>',
  ].join('')
  return head + (languages[language].bindsShortWords ? boundHtml(content) : content)
}

/**
 * Binds words of one letter in the texts of a body, the owner's too; tags and their attributes stay. A text is
 * found by the end of the tag before it: to look for the tag after it takes several times as long as the whole e-mail.
 */
const boundHtml = (html: string): string =>
  html.replace(/>[^<]+/g, (text) => `>${bindShortWords(text.slice(1))}`)

/** Preview text that lists show beside the subject; padded, so that they show nothing of the layout after it. */
function preheader(text: string): string {
  const start = escapeHtml(text.replace(/\s+/g, ' ').slice(0, preheaderLength))
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${start}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

/** The logo on a light ground, because it is drawn for that; without a logo the name on the primary colour. */
function headline({ name, logo }: Sender, colours: MailColours): string {
  const ground = logo ? colours.card : colours.pine
  const text = `font:600 26px/1.2 ${fonts.display};color:${logo ? colours.pine : colours.paper};letter-spacing:.2px`
  const heading = logo
    ? `<img src="${logo}" alt="${escapeHtml(name)}" height="48" style="height:48px;width:auto;max-width:260px;border:0" />`
    : escapeHtml(name)
  return (
    `<tr><td bgcolor="${ground}" class="pad" style="padding:26px 40px 22px;background:${ground};` +
    `border-bottom:4px solid ${colours.hay}"><div class="head" style="${text}">${heading}</div></td></tr>`
  )
}

const rowIn = (colours: MailColours) => (html: string, padding: string) =>
  `<tr><td class="pad" style="padding:${padding};font:400 16px/1.6 ${fonts.text};color:${colours.ink}">${html}</td></tr>`

function buttonHtml({ label, url }: Button, colours: MailColours): string {
  return (
    '<table class="button" role="presentation" cellpadding="0" cellspacing="0"><tr>' +
    `<td bgcolor="${colours.pine}" style="border-radius:10px;background:${colours.pine}">` +
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/1.2 ${fonts.text};` +
    `color:${colours.paper};text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>`
  )
}

function signature(language: Language, { name, phone, email }: Sender, colours: MailColours): string {
  const reach = [phone, email].filter((line) => line !== null).map(escapeHtml)
  return (
    `<div>${emailWords[language].regards}<br /><strong style="font:600 18px/1.5 ${fonts.display};color:${colours.pine}">` +
    `${escapeHtml(name)}</strong></div><div style="font-size:14px;color:${colours.soft}">${reach.join(' · ')}</div>`
  )
}

function foot({ name, address }: Sender, colours: MailColours): string {
  const line = [name, address].filter(Boolean).map(escapeHtml).join(' · ')
  return `<div style="padding:18px 12px 6px;font:400 13px/1.5 ${fonts.text};color:${colours.soft}">${line}</div>`
}
