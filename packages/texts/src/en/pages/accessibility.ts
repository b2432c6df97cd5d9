import type { Texts } from '../../texts.ts'

export const statementWords: Texts['statementWords'] = {
  intro: (business) =>
    `${business} wants everybody to be able to choose and book a stay: without a mouse, with a screen reader, with larger type or on an older phone.`,
  parts: [
    {
      heading: 'How the site is made',
      paragraphs: [
        'The site follows WCAG 2.2 at level AA and the standard EN 301 549. It conforms to them but for the exceptions below.',
      ],
      items: [
        'Everything works by keyboard, and you always see where you are.',
        'Colours have enough contrast, and nothing is told by colour alone.',
        'Text can be enlarged four times without scrolling sideways.',
        'Fields have names, and errors are told in words at the field that they are about.',
        'The time for finishing an order is shown ahead and can be prolonged; nothing that you typed is lost.',
        'Movement on the page stops if your device is set so.',
      ],
    },
    {
      heading: 'What is not quite accessible yet',
      paragraphs: [],
      items: [
        'We describe the photographs ourselves, and some descriptions may be short.',
        'Documents in PDF can be read but have no tags for screen readers. On request we send their content by e-mail.',
        'The map is mainly used by hand; the same places stand beside it in a list.',
        'The terms and some texts about the property are in Slovak only.',
        'The payment page belongs to a bank or a payment company, which answers for it. You can pay by transfer, too.',
      ],
    },
  ],
  contactHeading: 'Write to us',
  contact:
    'If something does not work for you or you need information in another form, get in touch. We answer within 30 days; an order we gladly enter for you at once.',
  email: 'E-mail',
  phone: 'Phone',
  authorityHeading: 'If we do not agree',
  authority: 'The accessibility of services is supervised under Act 351/2022 by the Slovak Trade Inspection,',
  made: 'This statement rests on an assessment of our own from November 2026, made with automatic tools and by hand.',
}
