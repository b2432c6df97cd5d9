import type { Language } from '@dvor/contract/values.ts'
import { blockHtml } from './block-html.ts'
import type { Button, Sender } from './content.ts'
import { escapeHtml } from './escape.ts'
import { colours, fonts, styledBody } from './mail-style.ts'
import { plainText } from './plain-text.ts'
import type { Letter } from './render-email.ts'

const regards: Record<Language, string> = { sk: 'S pozdravom', en: 'Kind regards' }
const preheaderLength = 120

// Clients that understand style sheets get narrow paddings on phones and keep our colours in dark mode; all others
// read the inline styles.
const sheet = `
:root{color-scheme:light only;supported-color-schemes:light only}
@media (max-width:619px){.pad{padding-left:22px!important;padding-right:22px!important}.head{font-size:23px!important}
.button{width:100%!important}.button a{display:block!important;text-align:center!important}}
a{color:${colours.pine}}`

/** The whole e-mail as html: tables and inline styles, because that is what mail programs agree on. */
export function htmlOf(letter: Letter): string {
  const { language, subject, body, blocks, button, sender, signed } = letter
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light only" /><meta name="supported-color-schemes" content="light only" />',
    `<title>${escapeHtml(subject)}</title><style>${sheet}</style></head>`,
    `<body style="margin:0;padding:0;background:${colours.field};-webkit-text-size-adjust:100%">`,
    preheader(plainText(body)),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.field}">`,
    '<tr><td align="center" style="padding:24px 10px">',
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="${colours.paper}" `,
    `style="width:100%;max-width:600px;border-radius:14px;overflow:hidden;border:1px solid ${colours.line}">`,
    head(sender),
    row(styledBody(body), '34px 40px 6px'),
    button ? row(buttonHtml(button), '10px 40px 14px') : '',
    ...blocks.map((block) => row(blockHtml(block), '14px 40px')),
    row(signed ? signature(language, sender) : '', '18px 40px 34px'),
    '</table>',
    foot(sender),
    '</td></tr></table></body></html>',
  ].join('')
}

/** What lists show beside the subject; padded, so that nothing of the layout slips in after it. */
function preheader(text: string): string {
  const start = escapeHtml(text.replace(/\s+/g, ' ').slice(0, preheaderLength))
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${start}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

function head({ name }: Sender): string {
  return (
    `<tr><td bgcolor="${colours.pine}" class="pad" style="padding:26px 40px 22px;background:${colours.pine};` +
    `border-bottom:4px solid ${colours.hay}"><div class="head" style="font:600 26px/1.2 ${fonts.display};` +
    `color:${colours.paper};letter-spacing:.2px">${escapeHtml(name)}</div></td></tr>`
  )
}

const row = (html: string, padding: string) =>
  `<tr><td class="pad" style="padding:${padding};font:400 16px/1.6 ${fonts.text};color:${colours.ink}">${html}</td></tr>`

function buttonHtml({ label, url }: Button): string {
  return (
    '<table class="button" role="presentation" cellpadding="0" cellspacing="0"><tr>' +
    `<td bgcolor="${colours.pine}" style="border-radius:10px;background:${colours.pine}">` +
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/1.2 ${fonts.text};` +
    `color:${colours.paper};text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>`
  )
}

function signature(language: Language, { name, phone, email }: Sender): string {
  const reach = [phone, email].filter((line) => line !== null).map(escapeHtml)
  return (
    `<div>${regards[language]}<br /><strong style="font:600 18px/1.5 ${fonts.display};color:${colours.pine}">` +
    `${escapeHtml(name)}</strong></div><div style="font-size:14px;color:${colours.soft}">${reach.join(' · ')}</div>`
  )
}

function foot({ name, address }: Sender): string {
  const line = [name, address].filter(Boolean).map(escapeHtml).join(' · ')
  return `<div style="padding:18px 12px 6px;font:400 13px/1.5 ${fonts.text};color:${colours.soft}">${line}</div>`
}
