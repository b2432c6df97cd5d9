export const alonePeopleWords = { andOlder: (years: string) => `a deti od ${years}` }

export const aloneChildrenWords = { children: 'Deti: ťuknite na vek v ten deň' }
