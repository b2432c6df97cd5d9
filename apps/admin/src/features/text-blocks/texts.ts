/** Texts of the page texts: their preview. */
export const blocks = {
  pages: 'Stránka',
  allPages: 'Všetky',
  show: 'Ukázať na stránke',
  preview: 'Náhľad stránky',
  previewHint: 'Takto bude text vyzerať na stránke. Návštevníci ho uvidia až po uložení.',
  notThere: 'Na stránke sa tento text teraz neukazuje, takto by vyzeral samostatne.',
  failed: 'Stránku sa nepodarilo načítať',
} as const
