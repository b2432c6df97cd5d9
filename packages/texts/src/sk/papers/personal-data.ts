/** The document with what is stored about a person. */
export const personalDataWords = {
  title: 'Osobné údaje',
  edition: (when: string) => `výpis z ${when}`,
  intro: (whom: string) => `Všetko, čo máme uložené ${whom}.`,
  person: (email: string) => `o osobe s e-mailom ${email}`,
  booking: 'k tejto rezervácii',
  own: 'Vaše kontakty, pobyt a hostia, služby, platby, doklady, e-maily pre vás a dotazník k tejto rezervácii. Ostatné, čo o vás máme, vám pošleme na požiadanie.',
  yes: 'áno',
  no: 'nie',
}
