import fc from 'fast-check'

/** The built-in VAT kinds and one of the property's own. */
export const anyVatKind = fc.constantFrom('accommodation', 'food', 'other', 'drinks')
